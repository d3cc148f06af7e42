/** Matches the comma that separates thousands. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Matches the space between a number and its unit, where no line break is allowed. */
const BEFORE_UNIT = /(?<=\d) (?=(?:°C|cm|mm|m²|m|kW|W|kg|ml|litres)(?![a-z]))/g;
/** Matches the space between the name of a height and its number. */
const AFTER_HEIGHT = /(?<=\b(?:ridge|eaves)) (?=\d)/g;
/** Matches the `×` between two numbers and the spaces around it, where no line break is allowed. */
const AROUND_TIMES = /(?<=\d) × (?=\d)/g;

/**
 * Template tag for catalogue copy. Joins the lines into one, with single spaces, and inserts no-break spaces in
 * measurements such as '80–90 °C', '300 × 240 cm' and '1,200 litres', so that authors need not type invisible
 * characters.
 */
export function prose(text: TemplateStringsArray): string {
  return withNoBreakSpaces(text.join('').replace(/\s+/g, ' ').trim());
}

/**
 * Replaces the spaces inside measurements with no-break spaces, and a comma between thousands with a no-break thin
 * space: beside prices like '32.600 €', a comma could be taken for a decimal separator.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(THOUSANDS, '\u202f')
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(AFTER_HEIGHT, '\u00a0')
    .replace(AROUND_TIMES, '\u00a0×\u00a0');
}
