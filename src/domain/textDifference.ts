/** Number of unchanged characters that are shown before a difference. */
const CONTEXT = 24;
/** Maximum length of a shown text, in characters. */
const MAX_LENGTH = 160;

/** Cuts two versions of a long text to the part in which they differ. Short texts are returned complete. */
export function textDifference(before: string, after: string): { before: string; after: string } {
  if (before.length <= MAX_LENGTH && after.length <= MAX_LENGTH) return { before, after };
  const start = Math.max(0, commonLength(before, after) - CONTEXT);
  return { before: excerpt(before, start), after: excerpt(after, start) };
}

/** Returns the number of characters with which both texts begin. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function excerpt(text: string, start: number): string {
  const part = text.slice(start, start + MAX_LENGTH);
  return `${start > 0 && part !== '' ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
