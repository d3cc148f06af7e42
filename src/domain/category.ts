/** The six product categories (docs/specification.md §3) in display order, with their labels. */
export const categories = [
  { value: 'sauna', label: 'Traditional Sauna' },
  { value: 'infrared', label: 'Infrared Therapy' },
  { value: 'cold_plunge', label: 'Cold Plunge' },
  { value: 'complete_suite', label: 'Complete Suite' },
  { value: 'accessory', label: 'Accessory' },
  { value: 'consultation', label: 'Consultation' },
] as const;

export type Category = (typeof categories)[number]['value'];

/** Label of a product without a category, or with one that is not in the list above (docs/specification.md §2). */
const DEFAULT_CATEGORY_LABEL = 'Wellness';

export function isCategory(value: string | null): value is Category {
  return categories.some((category) => category.value === value);
}

export function categoryLabel(value: string | null): string {
  return categories.find((category) => category.value === value)?.label ?? DEFAULT_CATEGORY_LABEL;
}
