/** Byte order mark at the start of a CSV file. Excel needs it to read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches a value that a spreadsheet could run as a formula, and one that `disarm` has already changed. A line break at
 * its start counts whatever its kind, because a spreadsheet may convert it.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** Returns the values as one line of CSV (RFC 4180), with formulas disarmed and a line break at the end. */
export const toCsvLine = (values: readonly string[]): string =>
  `${values.map((value) => quote(disarm(value))).join(',')}\r\n`;

/** Puts an apostrophe before a value that a spreadsheet would run as a formula. */
const disarm = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/** Reverses `disarm`, so that exported values can be imported unchanged. */
export const rearm = (value: string): string => (value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value);

const quote = (value: string): string => (/[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
