/** Functions that read values of any provider's response bodies. */
import { isRecord } from '../persistence/user';

/** Throws an error that says what the response lacks. The base query converts it to the status UNREADABLE. */
export function fail(what: string): never {
  throw new Error(`The answer has no ${what}.`);
}

export const stringOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Returns the value if `Date.parse` accepts it, else null: Intl.DateTimeFormat throws on an invalid date. */
export const dateOrNull = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

export function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const arrayOrEmpty = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the fields of the body. In an envelope `{ data: { … } }`, fields of `data` take precedence. */
export function unwrap(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {};
  return isRecord(body.data) ? { ...body, ...body.data } : body;
}

/** Finds the list in a response: the body, its field `name` or `data`, or `data[name]`. Throws if none is an array. */
export function findList(body: unknown, name: string): unknown[] {
  const candidates = [body, unwrap(body)[name], isRecord(body) ? body.data : null];
  return candidates.find(Array.isArray) ?? fail(name);
}

/** Returns the value as a whole number that is at least `min`, or `min` if it is not a number. */
export const integerAtLeast = (min: number, value: unknown): number =>
  Math.max(min, Math.floor(numberOrNull(value) ?? min));
