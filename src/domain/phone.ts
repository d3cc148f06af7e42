/** Country calling codes in the sign-up form; the first is the default (docs/specification.md §5). */
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

/** Joins country code and number for the API, or returns '' if the number is blank (docs/specification.md §3). */
export function formatPhone(code: string, number: string): string {
  const trimmed = number.trim();
  return trimmed === '' ? '' : `${code} ${trimmed}`;
}
