const listFormat = new Intl.ListFormat('en-GB');

/** Number of names that a text about several rows lists. */
const MAX_NAMES = 5;

/** Returns names for a sentence: '“A”, “B” and 3 more'. */
export function joinNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const more = quoted.length - MAX_NAMES;
  return listFormat.format(more > 0 ? [...quoted.slice(0, MAX_NAMES), `${more} more`] : quoted);
}
