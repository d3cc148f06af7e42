/** The six categories of spec §3 in the catalogue's own order, with the words that people read. */
export const categories = [
  { value: 'sauna', label: 'Traditional Sauna' },
  { value: 'infrared', label: 'Infrared Therapy' },
  { value: 'cold_plunge', label: 'Cold Plunge' },
  { value: 'complete_suite', label: 'Complete Suite' },
  { value: 'accessory', label: 'Accessory' },
  { value: 'consultation', label: 'Consultation' },
] as const;

export type Category = (typeof categories)[number]['value'];

/** Spec §2: "Default category label 'Wellness'", also for a category that only the provider knows. */
export const DEFAULT_CATEGORY_LABEL = 'Wellness';

export function isCategory(value: string | null): value is Category {
  return categories.some((category) => category.value === value);
}

export function categoryLabel(value: string | null): string {
  return categories.find((category) => category.value === value)?.label ?? DEFAULT_CATEGORY_LABEL;
}
