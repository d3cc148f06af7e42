import type { Specification } from '../../store/api';

/** Maximum number of specifications of a product, and of characters in a label and a value (contract/openapi.yaml). */
const MAX_LINES = 40;
const MAX_LABEL = 60;
const MAX_VALUE = 200;

/** Formats specifications as the text that staff edit: one line each, such as 'Floor area: 7.2 m²'. */
export const formatSpecifications = (specifications: readonly Specification[]): string =>
  specifications.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** Parses the text of `formatSpecifications`. The first colon of a line ends the label; empty lines are skipped. */
export function parseSpecificationLines(text: string): Specification[] {
  return linesOf(text).map((line) => {
    const colon = line.indexOf(':');
    return { label: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() };
  });
}

/** Returns a sentence that says what is wrong with the first invalid line, or null if the text is valid. */
export function findSpecificationError(text: string): string | null {
  const specifications = parseSpecificationLines(text);
  if (specifications.length > MAX_LINES) return `Please enter at most ${MAX_LINES} lines.`;
  for (const [index, { label, value }] of specifications.entries()) {
    const line = linesOf(text)[index];
    if (label === '' || value === '') return `Please write “${line}” as a label, a colon and a value.`;
    if (label.length > MAX_LABEL) return `Please shorten the label “${label}” to ${MAX_LABEL} characters.`;
    if (value.length > MAX_VALUE) return `Please shorten the value of “${label}” to ${MAX_VALUE} characters.`;
  }
  return null;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
