import { HttpError } from '../http/httpErrors';

/**
 * What nobody sees: controls, marks that turn the direction of text, characters without width. Not line breaks, nor what
 * words and emoji are joined and divided with.
 */
const UNSEEN = /(?![\t\n\r\u00AD\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** What staff wrote, as it is stored: two names that look the same are the same. Throws Problem 400. */
export function cleanProductText<T extends { name?: string; description?: string }>(written: T): T {
  const clean = { ...written };
  if (written.name !== undefined) clean.name = cleanText('Name', written.name);
  if (written.description !== undefined) clean.description = cleanText('Description', written.description);
  return clean;
}

function cleanText(label: string, text: string): string {
  const seen = text.replace(UNSEEN, '');
  if (!VISIBLE.test(seen)) throw new HttpError(400, `${label} must not be empty.`);
  return seen;
}
