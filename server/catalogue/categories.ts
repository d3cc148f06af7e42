/** Product categories as the contract spells them. */
export type Category = 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';

/** The categories in the order in which the catalogue lists them, with their display names. */
export const CATEGORIES: readonly { value: Category; label: string }[] = [
  { value: 'sauna', label: 'Traditional Sauna' },
  { value: 'infrared', label: 'Infrared Therapy' },
  { value: 'cold_plunge', label: 'Cold Plunge' },
  { value: 'complete_suite', label: 'Complete Suite' },
  { value: 'accessory', label: 'Accessory' },
  { value: 'consultation', label: 'Consultation' },
];
