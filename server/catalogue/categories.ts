/** A category as the contract spells it. */
export type Category = 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';

/** The categories in the catalogue's own order, with their names. Spec §3. */
export const CATEGORIES: readonly { value: Category; label: string }[] = [
  { value: 'sauna', label: 'Traditional Sauna' },
  { value: 'infrared', label: 'Infrared Therapy' },
  { value: 'cold_plunge', label: 'Cold Plunge' },
  { value: 'complete_suite', label: 'Complete Suite' },
  { value: 'accessory', label: 'Accessory' },
  { value: 'consultation', label: 'Consultation' },
];
