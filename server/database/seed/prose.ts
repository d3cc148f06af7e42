/** Matches the space between a number and its unit, where no line break is allowed. */
const BEFORE_UNIT = /(?<=\d) (?=(?:°C|cm|mm|m²|m|kW|W|kg|ml|litres)(?![a-z]))/g;
/** Matches the `×` between two numbers and the spaces around it, where no line break is allowed. */
const AROUND_TIMES = /(?<=\d) × (?=\d)/g;

/**
 * Template tag for catalogue copy. Joins the lines into one, with single spaces, and inserts no-break spaces in
 * measurements such as '80–90 °C' and '300 × 240 cm', so that authors need not type invisible characters.
 */
export function prose(text: TemplateStringsArray): string {
  return withNoBreakSpaces(text.join('').replace(/\s+/g, ' ').trim());
}

/** Replaces the spaces inside measurements with no-break spaces. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0').replace(AROUND_TIMES, '\u00a0×\u00a0');
}
