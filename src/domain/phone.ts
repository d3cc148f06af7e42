/** Spec §5: the country codes; +49 is the default. */
export const countryCodes = [
  '+49',
  '+41',
  '+43',
  '+1',
  '+44',
  '+33',
  '+39',
  '+31',
  '+46',
  '+47',
  '+45',
  '+358',
  '+32',
  '+352',
  '+34',
  '+351',
  '+7',
  '+81',
  '+65',
  '+971',
] as const;

/** Spec §3: "phone (country code plus number, or empty)". */
export function formatPhone(code: string, number: string): string {
  const digits = number.trim();
  return digits === '' ? '' : `${code} ${digits}`;
}
