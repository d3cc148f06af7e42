import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../http/contract';
import { anyJson, anyText, type Known, TEXTS, valid } from './values';

/** A request body and its content type. */
export interface Body {
  type: string | undefined;
  content: Buffer;
}

interface ObjectSchema {
  properties: Record<string, Schema>;
  required?: string[];
}

/** Generates the fields of a valid object: all required ones and some of the others. */
function fields(schema: ObjectSchema, known: Known): Arbitrary<[name: string, value: unknown][]> {
  const each = Object.entries(schema.properties).map(([name, field]) => {
    const value =
      field['format'] === 'binary'
        ? fc.constantFrom(...(known[name] ?? []), ...INVALID_IMAGES)
        : valid(name, field, known);
    const pair = value.map((one): [string, unknown] => [name, one]);
    return schema.required?.includes(name) ? pair : fc.option(pair, { nil: undefined });
  });
  return fc.tuple(...each).map((pairs) => pairs.filter((pair) => pair !== undefined));
}

/** Generates the fields of a valid object unchanged, or with one field replaced, left out or added. */
function broken(
  validFields: Arbitrary<[string, unknown][]>,
  names: string[],
  value: Arbitrary<unknown>,
): Arbitrary<[string, unknown][]> {
  const name = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...TEXTS.slice(0, 30)));
  return fc.oneof(
    { weight: 4, arbitrary: validFields },
    fc
      .tuple(validFields, name, value)
      .map(([pairs, key, other]) => [...pairs.filter(([own]) => own !== key), [key, other] as [string, unknown]]),
    fc.tuple(validFields, fc.nat()).map(([pairs, removed]) => pairs.filter((_, at) => at !== removed % pairs.length)),
    fc.tuple(validFields, name, value).map(([pairs, added, other]) => [...pairs, [added, other] as [string, unknown]]),
  );
}

/** Content types that are wrong, malformed or missing. */
const CONTENT_TYPES = [
  undefined,
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json, text/html',
  'application/problem+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a\\"b"',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  'application/xml',
  '*/*',
  ';',
  'x',
];

/** Generates the usual value nine times out of ten, else one of the others. */
const mostly = <T>(usual: T, ...others: T[]): Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

/** Generates the correct content type nine times out of ten, else a wrong one. */
const contentType = (correct: string) => mostly<string | undefined>(correct, ...CONTENT_TYPES);

/**
 * Generates variants of a body. Most are the body itself. The others are damaged: truncated, padded, repeated,
 * converted to UTF-16, or with inserted bytes.
 */
const damage = (content: Buffer): Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 16, arbitrary: fc.constant(content) },
    fc.nat(content.length).map((end) => content.subarray(0, end)),
    fc
      .tuple(fc.nat(content.length), fc.uint8Array({ minLength: 1, maxLength: 6 }))
      .map(([at, bytes]) => Buffer.concat([content.subarray(0, at), bytes, content.subarray(at)])),
    fc.constantFrom(
      Buffer.concat([Buffer.from('\ufeff'), content]),
      Buffer.from(content.toString(), 'utf16le'),
      Buffer.concat([content, Buffer.from(' '.repeat(66_000))]),
      Buffer.concat([content, content]),
    ),
  );

/** Generates JSON bodies for a schema: valid ones, ones with wrong fields or unusual syntax, and damaged ones. */
export function jsonBody(schema: ObjectSchema, known: Known): Arbitrary<Body> {
  const pairs = broken(fields(schema, known), Object.keys(schema.properties), anyJson);
  // Build the JSON text by hand, because JSON.stringify cannot write duplicate keys or a `__proto__` key.
  const text = fc.oneof(
    {
      weight: 12,
      arbitrary: pairs.map(
        (all) => `{${all.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
      ),
    },
    anyJson.map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      '{"email":1e999,"price":-1e999}',
      '{"email":"a@example.com","email":["b@example.com"]}',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
      '{"email":"\\ud800","password":"\\u0000"}',
      "{'email':1}",
      '{"email":1,}',
      '{/**/}',
      'undefined',
    ),
  );
  return text.chain((json) => fc.record({ type: contentType('application/json'), content: damage(Buffer.from(json)) }));
}

/** File contents that are not valid images. */
const INVALID_IMAGES: Buffer[] = [
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('GIF89a/*'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.alloc(0),
  Buffer.alloc(100_000, 1),
];

const FILE_NAMES = [
  'picture.png',
  '',
  '../../x.png',
  'a"; name="name',
  'ü\u202egnp.exe',
  'x'.repeat(300),
  '.htaccess',
  'con',
];
const BOUNDARY = '----spa-summit-boundary';

/**
 * Generates multipart forms for a schema: valid ones, ones with wrong fields, ones with a file in place of text or text
 * in place of a file, and damaged ones.
 */
export function formBody(schema: ObjectSchema, known: Known): Arbitrary<Body> {
  const value = fc.oneof(anyText, fc.constantFrom(...INVALID_IMAGES), fc.double().map(String));
  const pairs = broken(fields(schema, known), Object.keys(schema.properties), value);
  const many = fc
    .integer({ min: 19, max: 60 })
    .map((count) => Array.from({ length: count }, (_, n): [string, unknown] => [`f${n}`, 'x']));
  const form = fc.record({
    all: fc.oneof({ weight: 15, arbitrary: pairs }, many),
    fileName: fc.constantFrom(...FILE_NAMES),
    partType: fc.constantFrom('image/png', 'image/svg+xml', 'application/json', 'text/plain; charset=utf-16', ';'),
    more: mostly(
      '',
      'Content-Transfer-Encoding: base64\r\n',
      'X: y\r\n'.repeat(50),
      'Content-Disposition: attachment\r\n',
    ),
    end: mostly(`--${BOUNDARY}--\r\n`, '', `--${BOUNDARY}`, '--x--'),
  });
  return form
    .map(({ all, fileName, partType, more, end }) =>
      Buffer.concat([
        ...all.flatMap(([name, one]) => {
          const file = Buffer.isBuffer(one) ? `; filename="${fileName}"\r\nContent-Type: ${partType}` : '';
          const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${more}\r\n`;
          return [Buffer.from(head), Buffer.isBuffer(one) ? one : Buffer.from(String(one)), Buffer.from('\r\n')];
        }),
        Buffer.from(end),
      ]),
    )
    .chain((content) =>
      fc.record({ type: contentType(`multipart/form-data; boundary=${BOUNDARY}`), content: damage(content) }),
    );
}

/** For operations that expect no body: generates no body four times out of five, else an unexpected one. */
export const noBody: Arbitrary<Body | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  fc.record({
    type: fc.constantFrom(...CONTENT_TYPES),
    content: fc.constantFrom(Buffer.alloc(0), Buffer.from('{'), Buffer.from('{"a":1}'), Buffer.alloc(70_000, 32)),
  }),
);
