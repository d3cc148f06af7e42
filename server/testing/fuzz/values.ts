import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../http/contract';

/** Strings that often cause errors in programs. */
export const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud800b',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '%',
  '%00',
  '%s%n',
  '../../../../etc/passwd',
  "'; DROP TABLE products; --",
  "' OR 1=1 --",
  '\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u200b\ufeff',
  '\r\nSet-Cookie: a=b',
  'İıẞß',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩‍🚀'.repeat(60),
  '𝒳'.repeat(300),
  'x'.repeat(300),
  'ü'.repeat(5001),
  'x'.repeat(70_000),
  `a@${'b.'.repeat(120)}example`,
  '"a@b"@example.com',
  'a@example.com\r\nBcc: x@example.com',
  '1e999',
  '-0',
  '0x10',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '1,000',
  '١٢',
  'null',
  'true',
  '[]',
  '{}',
];

/** Generates arbitrary text: strings from `TEXTS`, any code points and lone surrogates. */
export const anyText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
);

/** Numbers at the limits of common ranges and formats. */
const NUMBERS = [
  0,
  -1,
  1,
  0.1,
  1.005,
  1e-9,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
  5e-324,
  100_000_001,
];

/** Generates arbitrary JSON values, including nested ones. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, false, [], {}, ...NUMBERS),
  anyText.map((text) => [text]),
  anyText.map((text) => Object.fromEntries([['toString', text]])),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that exist in the test data, by the name of the field or parameter that takes them. */
export type Known = Record<string, readonly (string | Buffer)[]>;

/** Generates values that a schema of the contract accepts. Many of them exist in the test data. */
export function valid(name: string, schema: Schema, known: Known): Arbitrary<unknown> {
  const made = fromSchema(schema);
  const existing = known[name];
  return existing ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, made) : made;
}

function fromSchema(schema: Schema): Arbitrary<unknown> {
  const { type, format, pattern, minimum, maximum, multipleOf, minLength, maxLength } = schema as Record<string, never>;
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return fc.constantFrom(...choices);
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (type === 'integer')
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.integer({ min: minimum, max: 20 }));
  if (multipleOf) {
    // Compute `count / 100` and not `count * 0.01`, because the multiplication can cause a rounding error.
    const perUnit = Math.round(1 / multipleOf);
    return fc
      .integer({ min: Number(minimum) * perUnit, max: Number(maximum) * perUnit })
      .map((count) => count / perUnit);
  }
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  const fits = (text: string) => text.length >= (minLength ?? 0) && text.length <= (maxLength ?? Infinity);
  if (pattern && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return fc
    .string({ unit: 'grapheme', minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 60, 60) })
    .map((text) => text.replaceAll('\0', '0'))
    .filter((text) => fits(text) && (!pattern || /\S/.test(text)));
}
