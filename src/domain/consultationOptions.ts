/** Options of the consultation form's fields, with their labels (docs/specification.md §3). */
export const projectTypes = [
  { value: 'traditional-sauna', label: 'Traditional sauna' },
  { value: 'infrared-chamber', label: 'Infrared chamber' },
  { value: 'cold-plunge', label: 'Cold plunge' },
  { value: 'complete-suite', label: 'Complete suite' },
  { value: 'custom-design', label: 'Custom design' },
] as const;

export const timelines = [
  { value: 'immediate', label: 'Immediate (1–3 months)' },
  { value: 'near-term', label: 'Near term (3–6 months)' },
  { value: 'flexible', label: 'Flexible (6–12 months)' },
  { value: 'planning', label: 'Still planning' },
] as const;

export const budgets = [
  { value: '50k-100k', label: '50.000–100.000\u00a0€' },
  { value: '100k-250k', label: '100.000–250.000\u00a0€' },
  { value: '250k-500k', label: '250.000–500.000\u00a0€' },
  { value: '500k-plus', label: 'More than 500.000\u00a0€' },
  { value: 'discuss', label: 'I would rather discuss it' },
] as const;

/** Returns the label of a chosen option, or the value itself if there is no such option. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
