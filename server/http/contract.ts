import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../config/projectRoot';

/** A JSON schema, or any other node of the contract. */
export type Schema = Record<string, unknown>;

interface MediaTypes {
  content?: Record<string, { schema: Schema }>;
}

/** An operation as the contract states it, references resolved. */
export interface ContractOperation {
  operationId: string;
  method: string;
  /** OpenAPI spelling, without the server's prefix: `/products/{id}`. */
  path: string;
  /** Those of its path first. */
  parameters?: { name: string; in: string }[];
  security?: Record<string, string[]>[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes>;
}

/** The contract's document, references resolved. */
export interface Contract {
  document: Schema;
  operations: ContractOperation[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
const CONTRACT_FILE = join(projectRoot, 'contract/openapi.yaml');

/** Reads `contract/openapi.yaml`, the only place where the wire is stated. */
export function readContract(): Contract {
  return resolveContract(parse(readFileSync(CONTRACT_FILE, 'utf8')) as Schema);
}

/** Gives the contract of a parsed OpenAPI document. Throws a plain Error on a reference that leads nowhere. */
export function resolveContract(source: Schema): Contract {
  const document = withoutRefs(source, source) as Schema;
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
 * Replaces each `$ref` by what it names and keeps what stands beside it, as OpenAPI 3.1 has it. The generator's own
 * resolver drops the neighbours, and with them the default category.
 */
function withoutRefs(node: unknown, root: Schema): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, root));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Schema;
  if (typeof $ref === 'string') return withoutRefs({ ...findRef($ref, root), ...own }, root);
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, withoutRefs(value, root)]));
}

function findRef(ref: string, root: Schema): Schema {
  const found = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Schema | undefined)?.[key], root);
  if (typeof found !== 'object' || found === null) throw new Error(`contract/openapi.yaml: ${ref} leads nowhere.`);
  return found as Schema;
}
