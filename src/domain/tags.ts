/** Maximum number of tags of a product, and of characters in a tag (contract/openapi.yaml). */
const MAX_TAGS = 30;
const MAX_LENGTH = 60;

/** Formats tags as the text that staff edit, such as 'cedar, steam'. */
export const formatTags = (tags: readonly string[]): string => tags.join(', ');

/** Parses the text of `formatTags`. Repeated and empty tags are left out. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\r\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Returns a sentence that says what is wrong with the tags, or null if they are valid. */
export function findTagError(text: string): string | null {
  const tags = parseTags(text);
  if (tags.length > MAX_TAGS) return `Please enter at most ${MAX_TAGS} tags.`;
  const long = tags.find((tag) => tag.length > MAX_LENGTH);
  return long === undefined ? null : `Please shorten the tag “${long}” to ${MAX_LENGTH} characters.`;
}
