import type { FastifyError } from 'fastify';

/** The properties of an Ajv error that `validationMessage` reads. */
export interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The invalid value. */
  data?: unknown;
  /** Value of the failed keyword in the schema, such as 0 for `minimum: 0`. */
  schema?: unknown;
}

const NUMBERS = new Intl.NumberFormat('en');
/** Maximum length of a field name that a message quotes, in characters. */
const QUOTED_MAX_LENGTH = 40;

const FORMATS: Record<string, string> = {
  email: 'must be an email address, like name@example.com',
  uuid: 'is not valid',
};
const TYPES: Record<string, string> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  string: 'must be text',
  boolean: 'must be true or false',
};

/**
 * Returns the message for users about an Ajv error, such as 'Price must be at least 0.'. `part` is the part of the
 * request that was validated, such as `querystring`.
 */
export function validationMessage(issue: ValidationIssue, part: FastifyError['validationContext']): string {
  const { keyword, params } = issue;
  const label = fieldLabel(issue.instancePath.split('/').at(-1) ?? '');
  const limit = NUMBERS.format(Number(params['limit']));
  switch (keyword) {
    case 'required':
      return `${fieldLabel(String(params['missingProperty']))} is missing.`;
    case 'additionalProperties':
      return `Unknown field "${clip(String(params['additionalProperty']))}".`;
    case 'minProperties':
      return 'The request contains no changes.';
    case 'type':
      if (issue.instancePath === '') return 'The request body must be a JSON object.';
      if (part === 'querystring' && Array.isArray(issue.data)) return `${label} may be given only once.`;
      return `${label} ${TYPES[String(params['type'])] ?? 'has the wrong type'}.`;
    case 'minimum':
      return `${label} must be at least ${limit}.`;
    case 'maximum':
      return `${label} must be at most ${limit}.`;
    case 'multipleOf':
      // The contract uses `multipleOf` only with the value 0.01, for amounts of money.
      return `${label} must have at most two decimal places, such as 19.99.`;
    case 'minLength':
      return params['limit'] === 1
        ? `${label} must not be empty.`
        : `${label} must be at least ${limit} characters long.`;
    case 'maxLength':
      return `${label} must be at most ${limit} characters long.`;
    case 'pattern':
      return params['pattern'] === '\\S' ? `${label} must not be empty.` : `${label} is not in the expected format.`;
    case 'enum':
      return `${label} must be one of: ${(params['allowedValues'] as string[]).join(', ')}.`;
    case 'format':
      return `${label} ${FORMATS[String(params['format'])] ?? 'is not in the expected format'}.`;
    case 'decimal':
      return `${label} ${TYPES[String(issue.schema)]}.`;
    case 'picture':
      return `${label} must be sent as a file.`;
    default:
      return `${label} is not valid.`;
  }
}

/** Returns a field's name as it appears in messages: `firstName` becomes 'First name'. */
export function fieldLabel(name: string): string {
  const label = clip(name).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function clip(text: string): string {
  return text.length > QUOTED_MAX_LENGTH ? `${text.slice(0, QUOTED_MAX_LENGTH)}…` : text;
}
