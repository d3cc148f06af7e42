import fc, { type Arbitrary } from 'fast-check';
import type { ContractOperation, Schema } from '../../http/contract';
import { type Body, formBody, jsonBody, noBody } from './bodies';
import { anyText, type Known, valid } from './values';

/** Kind of client that sends a request. `guest` sends no token, `nobody` an invalid one. */
export type FuzzCaller = 'guest' | 'customer' | 'admin' | 'nobody';

/** A generated request. The token of its caller is added when it is sent. */
export interface FuzzRequest {
  method: string;
  path: string;
  caller: FuzzCaller;
  headers: [name: string, value: string][];
  body: Body | undefined;
  /** Whether the body is sent with `Transfer-Encoding: chunked` instead of `Content-Length`. */
  chunked: boolean;
  /** Whether the client closes the connection in the middle of the body. */
  cut: boolean;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** Generates requests for one operation: valid ones, and ones that violate the contract in any part. */
export function requestsFor(operation: ContractOperation, known: Known): Arbitrary<FuzzRequest> {
  const parameters = (operation.parameters ?? []) as unknown as Parameter[];
  const parametersIn = (location: string) => parameters.filter((parameter) => parameter.in === location);
  return fc.record({
    method: operation.method === 'GET' ? fc.constantFrom('GET', 'GET', 'GET', 'HEAD') : fc.constant(operation.method),
    path: fc
      .tuple(pathOf(operation.path, parametersIn('path'), known), queryOf(parametersIn('query'), known))
      .map(([path, query]) => `/api${path}${query}`),
    caller: callerOf(operation),
    headers: headersOf(parametersIn('header'), known),
    body: bodyOf(operation, known),
    chunked: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    cut: fc.integer({ min: 0, max: 39 }).map((dice) => dice === 0),
  });
}

/** Generates the caller of a request, mostly one that the operation's `security` allows. */
function callerOf({ security }: ContractOperation): Arbitrary<FuzzCaller> {
  if (!security?.length) return fc.constant('guest');
  const allowed = security[0]?.['bearer']?.includes('admin') ? 'admin' : 'customer';
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant<FuzzCaller>(allowed) },
    fc.constantFrom<FuzzCaller>('guest', 'customer', 'nobody'),
  );
}

function bodyOf({ requestBody }: ContractOperation, known: Known): Arbitrary<Body | undefined> {
  const content = requestBody?.content ?? {};
  const schemaOf = (type: string) => content[type]?.schema as unknown as Parameters<typeof jsonBody>[0] | undefined;
  const json = schemaOf('application/json');
  const form = schemaOf('multipart/form-data');
  if (json) return jsonBody(json, known);
  return form ? formBody(form, known) : noBody;
}

/** Path and query values that are sent as they are, without percent-encoding. */
const RAW_VALUES = [
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%ff',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e',
  '.',
  ';a=b',
  'x'.repeat(301),
  'null',
];

const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const anyEncoded = fc.oneof(anyText.map(encoded), fc.constantFrom(...RAW_VALUES)).map((text) => text.slice(0, 12_000));

function pathOf(path: string, parameters: Parameter[], known: Known): Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    const parameter = parameters.find(({ name }) => part === `{${name}}`);
    if (!parameter) return fc.constant(part);
    const right = valid(parameter.name, parameter.schema, known).map((value) => encoded(String(value)));
    return fc.oneof({ weight: 4, arbitrary: right }, anyEncoded);
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

/** Query strings that are malformed or that the contract does not declare. */
const UNKNOWN_PARAMETERS = [
  '__proto__=1',
  'constructor[prototype]=1',
  'utm=mail',
  'page[]=1',
  '&&&',
  '=',
  '%',
  'page=%',
  '?',
  '#',
  'a'.repeat(7000),
];

function queryOf(parameters: Parameter[], known: Known): Arbitrary<string> {
  const given = parameters.map(({ name, schema }) => {
    const right = valid(name, schema, known).map((value) => `${name}=${encoded(String(value))}`);
    const wrong = anyEncoded.map((value) => `${name}=${value}`);
    const twice = right.map((one) => `${one}&${one}`);
    return fc.option(fc.oneof({ weight: 8, arbitrary: right }, { weight: 3, arbitrary: wrong }, twice), {
      nil: undefined,
      freq: 2,
    });
  });
  const unknown = fc.constantFrom(...UNKNOWN_PARAMETERS).map((one) => [one]);
  return fc
    .tuple(fc.tuple(...given), fc.oneof({ weight: 5, arbitrary: fc.constant([] as string[]) }, unknown))
    .map(([own, others]) => [...own.filter((one) => one !== undefined), ...others])
    .map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
}

/** Sets of headers that are unusual, malformed or very large. */
const UNUSUAL_HEADERS: [string, string][][] = [
  [['if-none-match', '*']],
  [['if-none-match', `"${'x'.repeat(2000)}"`]],
  [['accept-encoding', 'br;q=0, gzip;q=banana, *']],
  [['accept', 'text/html']],
  [['expect', '100-continue']],
  [['x-http-method-override', 'DELETE']],
  [['x-forwarded-for', "1.2.3.4, '; --"]],
  [['host', 'evil.example']],
  [['origin', 'null']],
  [['range', 'bytes=0-']],
  [
    ['connection', 'upgrade'],
    ['upgrade', 'websocket'],
  ],
  [['cookie', 'a=b; '.repeat(500)]],
  [
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ],
  [['x-long', 'x'.repeat(20_000)]],
  Array.from({ length: 300 }, (_, n): [string, string] => [`x-${n}`, 'x']),
];

function headersOf(parameters: Parameter[], known: Known): Arbitrary<[string, string][]> {
  // Keep only characters that Node's HTTP client accepts in a header value.
  const anyValue = fc
    .oneof(anyText, anyEncoded)
    .map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 9000));
  const own = parameters.map(({ name, schema }) =>
    fc.option(
      fc
        .oneof({ weight: 3, arbitrary: valid(name, schema, known).map(String) }, anyValue)
        .map((value): [string, string] => [name, value]),
      { nil: undefined, freq: 2 },
    ),
  );
  return fc
    .tuple(fc.tuple(...own), fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.constantFrom(...UNUSUAL_HEADERS)))
    .map(([given, odd]) => [...given.filter((one) => one !== undefined), ...odd]);
}
