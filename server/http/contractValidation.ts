import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyBaseLogger, FastifySchemaCompiler } from 'fastify';
import type { ContractOperation, Schema } from './contract';
import { UploadedFile } from './multipart';

/** Lower-case UUIDs only, so that a product has one URL. ajv-formats would also accept upper case and `urn:uuid:`. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function makeAjv(options: Options): Ajv2020 {
  // Not strict, because strict mode rejects OpenAPI's own keywords, such as `example`. `verbose` adds the invalid value
  // to each error, so that `validationMessage` can recognize a parameter that was given twice.
  const ajv = new Ajv2020({ strict: false, useDefaults: true, verbose: true, ...options });
  addFormats(ajv);
  ajv.addFormat('uuid', UUID);
  // Replace Ajv's own `multipleOf`, whose floating-point division finds that 19.99 is not a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', validate: isMultipleOf });
  return ajv;
}

/**
 * Returns whether `value` is a multiple of `step`, without floating-point errors. A fractional `step` must be at least
 * 1e-6, because JavaScript formats smaller numbers with an exponent.
 */
function isMultipleOf(step: number, value: number): boolean {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const scaled = (number: number) => Math.round(number * 10 ** decimals);
  return Number(value.toFixed(decimals)) === value && scaled(value) % scaled(step) === 0;
}

/**
 * Compiles the contract's input schemas. JSON values must have the declared type. Query, path, header and form values
 * are text, so "12" is accepted as a number there. A `format: binary` field must be an uploaded file, and no other
 * field may be.
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
    if (httpPart === 'headers') return text.compile(lowerCaseNames(schema));
    if (httpPart === 'body' && contentType !== 'multipart/form-data') return json.compile(schema);
    return text.compile(toTextSchema(schema));
  };
}

/** Compiles a schema for values of JSON types. The validator sets default values and finds all errors, not only the first. */
export const compileValueSchema = (schema: Schema): ValidateFunction =>
  makeAjv({ coerceTypes: false, allErrors: true }).compile(schema);

/** Returns a header schema with lower-case property names, because Node converts header names to lower case. */
function lowerCaseNames(schema: Schema): Schema {
  const properties = Object.entries(schema['properties'] as Record<string, Schema>).map(([name, field]) => [
    name.toLowerCase(),
    field,
  ]);
  const required = ((schema['required'] ?? []) as string[]).map((name) => name.toLowerCase());
  return { ...schema, properties: Object.fromEntries(properties) as Schema, required };
}

/** Adapts an object schema to values that arrive as text: form fields, query parameters and path parameters. */
function toTextSchema(schema: Schema): Schema {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, field]) => [
    name,
    toTextField(field),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) as Schema };
}

function toTextField(field: Schema): Schema {
  if (field['format'] === 'binary') return { picture: true };
  const { type, default: preset } = field;
  if (type !== 'number' && type !== 'integer') return field;
  // Check the text before it is coerced to a number: blanks would become 0, and 0x10 would become 16.
  const checks = [...(type === 'number' ? [{ pattern: '\\S' }] : []), { decimal: type }, field];
  return { allOf: checks, ...(preset !== undefined && { default: preset }) };
}

/** Checks a response against one operation of the contract. Throws or logs violations (see `makeResponseValidator`). */
export type ResponseValidator = (status: number, body: unknown, log: FastifyBaseLogger) => void;

/**
 * Returns a function that makes the response validator of an operation. The validator throws if the contract does not
 * declare the status for this operation; a `default` response covers all statuses from 400 on. If the body violates the
 * schema, the validator throws if `strict` is true, and otherwise logs an error. Schemas are compiled on first use,
 * because compiling all of them would delay the start of the server.
 */
export function makeResponseValidator(strict: boolean): (operation: ContractOperation) => ResponseValidator {
  const ajv = makeAjv({ useDefaults: false });

  return ({ operationId, responses }) =>
    (status, body, log) => {
      const response = responses[String(status)] ?? (status >= 400 ? responses['default'] : undefined);
      if (!response) throw new Error(`${operationId} responded with ${status}, which the contract does not declare.`);
      // Ajv compiles each schema only once, because it caches the compiled function by schema object.
      const check = ajv.compile(response.content?.['application/json']?.schema ?? false);
      if (check(body)) return;
      const error = new Error(`${operationId} violates the contract for ${status}: ${ajv.errorsText(check.errors)}.`);
      if (strict) throw error;
      log.error({ err: error }, 'response does not match the contract');
    };
}
