import { HttpError } from '../http/httpErrors';

/** Line breaks and other controls, and the marks that turn the direction of the text that follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * A person's name as it is stored: without spaces around it, and composed (NFC), so that it looks and compares the same
 * wherever it was typed. `label` is the field's name in the sentence. Throws Problem 400.
 */
export function cleanName(label: string, text: string): string {
  const name = text.trim().normalize('NFC');
  if (!VISIBLE.test(name)) throw new HttpError(400, `${label} must not be empty.`);
  if (UNSEEN.test(name)) throw new HttpError(400, `${label} contains a character that no name has.`);
  return name;
}
