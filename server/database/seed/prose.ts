/** A space after a figure that must not become a line break: before its unit and around a multiplication sign. */
const BEFORE_UNIT = /(?<=\d) (?=(?:°C|cm|mm|m²|m|kW|W|kg|ml|litres)(?![a-z]))/g;
const AROUND_TIMES = /(?<=\d) × (?=\d)/g;

/**
 * Catalogue copy, written over as many lines as it reads well in: gives one line with single spaces, and with
 * no-break spaces in '80–90 °C', '300 × 240 cm' and the like, so that authors need not type invisible characters.
 */
export function prose(text: TemplateStringsArray): string {
  return text
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(AROUND_TIMES, '\u00a0×\u00a0');
}
