import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ContractOperation, readContract, type Schema } from '../http/contract';

/** One answer as it went over the wire. */
export interface RecordedResponse {
  method: string;
  /** The request's target, as it was sent. */
  url: string;
  status: number;
  /** By lower-case name. */
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Says what is wrong with an answer, or nothing; nothing also of addresses that the contract does not state. */
export type ContractChecker = (answer: RecordedResponse) => string | undefined;

const DECOMPRESS: Record<string, (content: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Holds answers against `contract/openapi.yaml`, knowing nothing of how the server checks them itself: the status is one
 * that the operation names (500 alone may be `default`), declared headers are there, the body matches its schema and has
 * no field beyond it.
 */
export function makeContractChecker(): ContractChecker {
  const routes = readContract().operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const checks = new Map<object, ValidateFunction>();
  const checkOf = (schema: Schema) => {
    const check = checks.get(schema) ?? ajv.compile(closed(schema) as Schema);
    checks.set(schema, check);
    return check;
  };

  function complaint(
    operation: ContractOperation,
    { method, status, headers, body }: RecordedResponse,
  ): string | undefined {
    const stated = operation.responses[String(status)] ?? (status === 500 ? operation.responses['default'] : undefined);
    if (!stated) return 'the contract does not name this status';
    const { headers: declared = {} } = stated as { headers?: Schema };
    const missing = Object.keys(declared).filter((name) => headers[name.toLowerCase()] === undefined);
    if (missing.length > 0) return `without ${missing.join(', ')}`;
    const schema = stated.content?.['application/json']?.schema;
    if (!schema) return body.length > 0 ? 'with a body' : undefined;
    if (!/^application\/json(;|$)/.test(String(headers['content-type'])))
      return `as ${String(headers['content-type'])}`;
    if (method === 'HEAD') return undefined;
    const content = (DECOMPRESS[String(headers['content-encoding'])] ?? ((same) => same))(body);
    const check = checkOf(schema);
    return check(parsed(content))
      ? undefined
      : `${ajv.errorsText(check.errors)} in ${content.toString().slice(0, 300)}`;
  }

  return (answer) => {
    const path = answer.url.split(/[?#]/)[0] ?? '';
    const method = answer.method === 'HEAD' ? 'GET' : answer.method;
    const route = routes.find((one) => one.operation.method === method && one.pattern.test(path));
    const wrong = route && complaint(route.operation, answer);
    return wrong && `${answer.method} ${answer.url.slice(0, 200)} answered ${answer.status}: ${wrong}.`;
  };
}

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The contract lets a provider say more; this server says what is stated. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value)]);
  return { ...Object.fromEntries(entries), ...('properties' in node && { additionalProperties: false }) };
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
