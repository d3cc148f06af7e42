import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ContractOperation, readContract, type Schema } from '../http/contract';

/** An HTTP response as it was sent. */
export interface RecordedResponse {
  method: string;
  /** The request target: path and query. */
  url: string;
  status: number;
  /** Header values by lower-case name. */
  headers: Record<string, unknown>;
  body: Buffer;
}

/**
 * Returns a description of how a response violates the contract, or undefined. Paths not in the contract are ignored.
 */
export type ContractChecker = (response: RecordedResponse) => string | undefined;

const DECOMPRESS: Record<string, (content: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Creates a checker of responses against `contract/openapi.yaml`, independent of the server's own validation.
 *
 * The operation must declare the status (only 500 may be covered by `default`), all declared headers must be present,
 * and the body must match its schema without undeclared fields.
 */
export function makeContractChecker(): ContractChecker {
  const routes = readContract().operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const checks = new Map<object, ValidateFunction>();
  const checkOf = (schema: Schema) => {
    const check = checks.get(schema) ?? ajv.compile(forbidExtraFields(schema) as Schema);
    checks.set(schema, check);
    return check;
  };

  function findViolation(
    operation: ContractOperation,
    { method, status, headers, body }: RecordedResponse,
  ): string | undefined {
    const declared =
      operation.responses[String(status)] ?? (status === 500 ? operation.responses['default'] : undefined);
    if (!declared) return 'the contract does not name this status';
    const { headers: requiredHeaders = {} } = declared as { headers?: Schema };
    const missing = Object.keys(requiredHeaders).filter((name) => headers[name.toLowerCase()] === undefined);
    if (missing.length > 0) return `without ${missing.join(', ')}`;
    const schema = declared.content?.['application/json']?.schema;
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

  return (response) => {
    const path = response.url.split(/[?#]/)[0] ?? '';
    const method = response.method === 'HEAD' ? 'GET' : response.method;
    const route = routes.find((candidate) => candidate.operation.method === method && candidate.pattern.test(path));
    const violation = route && findViolation(route.operation, response);
    return violation && `${response.method} ${response.url.slice(0, 200)} answered ${response.status}: ${violation}.`;
  };
}

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Adds `additionalProperties: false` to all objects of a schema: this server must not return undeclared fields. */
function forbidExtraFields(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forbidExtraFields);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, forbidExtraFields(value)]);
  return { ...Object.fromEntries(entries), ...('properties' in node && { additionalProperties: false }) };
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
