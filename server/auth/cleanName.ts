import { HttpError } from '../http/httpErrors';

/**
 * Characters that a name must not contain: line breaks, other control characters and bidirectional formatting marks.
 */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Matches any visible character; a name needs at least one. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * Returns text of one line as it is stored: trimmed and in Unicode NFC. Throws HttpError 400 if it has a line break or
 * another character that could forge text around it; `label` names the field in the message.
 */
export function cleanLine(label: string, text: string): string {
  const line = text.trim().normalize('NFC');
  if (FORBIDDEN.test(line)) throw new HttpError(400, `${label} contains a character that is not allowed there.`);
  return line;
}

/**
 * Returns a person's name as it is stored: trimmed and in Unicode NFC, so that equal names compare equal however they
 * were typed. Throws HttpError 400 if the name is empty or has a forbidden character; `label` names the field in the
 * message.
 */
export function cleanName(label: string, text: string): string {
  const name = text.trim().normalize('NFC');
  if (!VISIBLE.test(name)) throw new HttpError(400, `${label} must not be empty.`);
  if (FORBIDDEN.test(name)) throw new HttpError(400, `${label} contains a character that is not allowed in a name.`);
  return name;
}
