/** Who is signed in, as the screens see it and as it is stored. `role` 'admin' marks an administrator. Spec §3. */
export interface User {
  id: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: string;
}

/** True for a JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of the values that is a usable identifier (a text, or a number as text), else null. */
export function firstId(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A user from the wire or from storage, whichever fields it has; null where it is not an object at all. */
export function parseUser(value: unknown): User | null {
  if (!isRecord(value)) return null;
  return {
    id: firstId(value._id, value.id),
    firstName: text(value.firstName),
    lastName: text(value.lastName),
    email: text(value.email),
    phone: text(value.phone),
    role: text(value.role),
  };
}
