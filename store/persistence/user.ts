/** A user, as kept in the Redux store and in localStorage. The role of administrators is 'admin'. */
export interface User {
  id: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: string;
}

/** Whether the value is an object, and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the first value that can be an id (a non-empty string, or a finite number as a string), else null. */
export function firstId(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return null;
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a user from an API response or from storage. Missing fields become ''. Returns null for a non-object. */
export function parseUser(value: unknown): User | null {
  if (!isRecord(value)) return null;
  return {
    id: firstId(value._id, value.id),
    firstName: stringOrEmpty(value.firstName),
    lastName: stringOrEmpty(value.lastName),
    email: stringOrEmpty(value.email),
    phone: stringOrEmpty(value.phone),
    role: stringOrEmpty(value.role),
  };
}
