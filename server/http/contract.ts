import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../config/projectRoot';

/** A JSON Schema, or any other object in the OpenAPI document. */
export type Schema = Record<string, unknown>;

interface MediaTypes {
  content?: Record<string, { schema: Schema }>;
}

/** An operation of the contract, with its references resolved. */
export interface ContractOperation {
  operationId: string;
  method: string;
  /** Path in OpenAPI notation without the server's prefix, such as `/products/{id}`. */
  path: string;
  /** The parameters of the path item, followed by those of the operation. */
  parameters?: { name: string; in: string }[];
  security?: Record<string, string[]>[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes>;
}

/** The parsed OpenAPI document and its operations, with all references resolved. */
export interface Contract {
  document: Schema;
  operations: ContractOperation[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
/** Path prefix of all API routes, as in the contract's `servers` entry. */
export const API_PREFIX = '/api';

const CONTRACT_FILE = join(projectRoot, 'contract/openapi.yaml');

/** Reads `contract/openapi.yaml`, the single definition of the API. */
export function readContract(): Contract {
  return resolveContract(parse(readFileSync(CONTRACT_FILE, 'utf8')) as Schema);
}

/**
 * Resolves the references of a parsed OpenAPI document and lists its operations. Throws if a reference has no target.
 */
export function resolveContract(source: Schema): Contract {
  const document = resolveRefs(source, source) as Schema;
  const operations: ContractOperation[] = [];
  for (const [path, item] of Object.entries(document['paths'] as Record<string, Record<string, ContractOperation>>)) {
    const shared = (item as { parameters?: ContractOperation['parameters'] }).parameters ?? [];
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method)) continue;
      const parameters = [...shared, ...(operation.parameters ?? [])];
      const security = operation.security ?? (document['security'] as ContractOperation['security']);
      operations.push({ ...operation, parameters, security, method: method.toUpperCase(), path });
    }
  }
  return { document, operations };
}

/**
 * Replaces each `$ref` by its target, and keeps the keys beside it, as OpenAPI 3.1 requires. The resolver of
 * fastify-openapi-glue removes those keys, among them the default value of `category`.
 */
function resolveRefs(node: unknown, root: Schema): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveRefs(item, root));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Schema;
  if (typeof $ref === 'string') return resolveRefs({ ...findRef($ref, root), ...own }, root);
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolveRefs(value, root)]));
}

function findRef(ref: string, root: Schema): Schema {
  const target = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Schema | undefined)?.[key], root);
  if (typeof target !== 'object' || target === null) throw new Error(`contract/openapi.yaml: ${ref} leads nowhere.`);
  return target as Schema;
}
