import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyBaseLogger, FastifySchemaCompiler } from 'fastify';
import type { ContractOperation, Schema } from './contract';
import { UploadedFile } from './multipart';

/** Lower case only, as the server writes them: one product has one URL. The package's own lets `urn:uuid:` pass as well. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function makeAjv(options: Options): Ajv2020 {
  // OpenAPI's own keywords (`example`, `discriminator`) are not JSON Schema: strict mode would refuse them.
  // `verbose` hands the value over, so that the sentence can tell a parameter given twice.
  const ajv = new Ajv2020({ strict: false, useDefaults: true, verbose: true, ...options });
  addFormats(ajv);
  ajv.addFormat('uuid', UUID);
  // The package's own divides, and finds that 19.99 is no multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', validate: isMultipleOf });
  return ajv;
}

/** Whether `value` is a multiple of `step`, both as they are written in decimal; `step` is no less than 1e-15. */
function isMultipleOf(step: number, value: number): boolean {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const scaled = (number: number) => Math.round(number * 10 ** decimals);
  return Number(value.toFixed(decimals)) === value && scaled(value) % scaled(step) === 0;
}

/**
 * Compiles the contract's input schemas. JSON is taken as it is; query, path and forms are text on the wire, so there
 * "12" counts as a number. A `format: binary` field must be a file, and nothing else may be one.
 */
export function makeValidatorCompiler(): FastifySchemaCompiler<Schema> {
  const json = makeAjv({ coerceTypes: false });
  const text = makeAjv({ coerceTypes: true });
  text.addKeyword({
    keyword: 'picture',
    validate: (_value: unknown, data: unknown) => data instanceof UploadedFile,
  });
  text.addKeyword({
    keyword: 'decimal',
    validate: (_value: unknown, data: unknown) => !/^\s*[+-]?0[xob]/i.test(String(data)),
  });
  return ({ schema, httpPart, contentType }) => {
    if (httpPart === 'headers') return text.compile(lowerCased(schema));
    if (httpPart === 'body' && contentType !== 'multipart/form-data') return json.compile(schema);
    return text.compile(asText(schema));
  };
}

/** Node spells the names of headers in lower case; without this no header would ever be checked. */
function lowerCased(schema: Schema): Schema {
  const properties = Object.entries(schema['properties'] as Record<string, Schema>).map(([name, field]) => [
    name.toLowerCase(),
    field,
  ]);
  const required = ((schema['required'] ?? []) as string[]).map((name) => name.toLowerCase());
  return { ...schema, properties: Object.fromEntries(properties) as Schema, required };
}

/** A schema for values that are text on the wire. */
function asText(schema: Schema): Schema {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, field]) => [
    name,
    asTextField(field),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) as Schema };
}

function asTextField(field: Schema): Schema {
  if (field['format'] === 'binary') return { picture: true };
  const { type, default: preset } = field;
  if (type !== 'number' && type !== 'integer') return field;
  // Before the value is coerced: blanks would become 0, a product for nothing, and 0x10 would become 16.
  const checks = [...(type === 'number' ? [{ pattern: '\\S' }] : []), { decimal: type }, field];
  return { allOf: checks, ...(preset !== undefined && { default: preset }) };
}

/** Checks a response against one operation of the contract; throws, or writes to the log. */
export type ResponseValidator = (status: number, body: unknown, log: FastifyBaseLogger) => void;

/**
 * Returns a function that makes the response check of an operation. A check throws if the operation does not declare the
 * status; `default` covers statuses from 400 on. If the body does not match the schema, a check throws if `strict` is true
 * and writes to the log otherwise. A schema is compiled for the first response that needs it, because compiling all of
 * them delays the server's start.
 */
export function makeResponseValidator(strict: boolean): (operation: ContractOperation) => ResponseValidator {
  const ajv = makeAjv({ useDefaults: false });

  return ({ operationId, responses }) =>
    (status, body, log) => {
      const response = responses[String(status)] ?? (status >= 400 ? responses['default'] : undefined);
      if (!response) throw new Error(`${operationId} answered ${status}, which the contract does not declare.`);
      // Ajv caches the compiled function by the schema object.
      const check = ajv.compile(response.content?.['application/json']?.schema ?? false);
      if (check(body)) return;
      const error = new Error(`${operationId} broke the contract of ${status}: ${ajv.errorsText(check.errors)}.`);
      if (strict) throw error;
      log.error({ err: error }, 'answer does not match the contract');
    };
}
