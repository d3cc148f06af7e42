import { arrayOrEmpty, dateOrNull, stringOrNull, unwrap } from '../api/parseValue';
import { isRecord } from '../persistence/user';

/** A passkey of the signed-in user. */
export interface Passkey {
  id: string;
  name: string;
  /** Date and time, ISO 8601; null if the provider does not send it. */
  createdAt: string | null;
  /** Date and time of the last sign-in with it, ISO 8601; null if there was none. */
  lastUsedAt: string | null;
}

/** The passkeys of the signed-in user, and whether the user must have one. */
export interface PasskeyList {
  passkeys: Passkey[];
  required: boolean;
}

function parsePasskey(value: unknown): Passkey[] {
  if (!isRecord(value)) return [];
  const id = stringOrNull(value._id);
  if (id === null) return [];
  const [createdAt, lastUsedAt] = [dateOrNull(value.createdAt), dateOrNull(value.lastUsedAt)];
  return [{ id, name: stringOrNull(value.name) ?? 'Passkey', createdAt, lastUsedAt }];
}

/** Parses the list of passkeys. Invalid entries are left out. */
export function parsePasskeyList(body: unknown): PasskeyList {
  const fields = unwrap(body);
  return { passkeys: arrayOrEmpty(fields.passkeys).flatMap(parsePasskey), required: fields.required === true };
}
