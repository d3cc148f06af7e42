import type { FastifyError } from 'fastify';

/** What Ajv says about the first thing that is wrong. */
export interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** What was sent there. */
  data?: unknown;
  /** What the keyword was given. */
  schema?: unknown;
}

const NUMBERS = new Intl.NumberFormat('en');
const QUOTED_MAX_LENGTH = 40;

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address, like name@example.com',
  uuid: 'is not valid',
};
const TYPES: Record<string, string> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  string: 'must be text',
  boolean: 'must be true or false',
};

/**
 * Builds the sentence for people from an Ajv error, for example "Price must be at least 0.". `part` is where the fault
 * lies, in Fastify's words.
 */
export function validationMessage(issue: ValidationIssue, part: FastifyError['validationContext']): string {
  const { keyword, params } = issue;
  const label = fieldLabel(issue.instancePath.split('/').at(-1) ?? '');
  const limit = NUMBERS.format(Number(params['limit']));
  switch (keyword) {
    case 'required':
      return `${fieldLabel(String(params['missingProperty']))} is missing.`;
    case 'additionalProperties':
      return `"${clip(String(params['additionalProperty']))}" is not a field of this call.`;
    case 'minProperties':
      return 'Nothing to change was sent.';
    case 'type':
      if (issue.instancePath === '') return 'What was sent must be a JSON object.';
      if (part === 'querystring' && Array.isArray(issue.data)) return `${label} may be given only once.`;
      return `${label} ${TYPES[String(params['type'])] ?? 'is not of the right type'}.`;
    case 'minimum':
      return `${label} must be at least ${limit}.`;
    case 'maximum':
      return `${label} must be at most ${limit}.`;
    case 'multipleOf':
      // Only amounts of money have it, as 0.01.
      return `${label} must be in whole cents, such as 19.99.`;
    case 'minLength':
      return params['limit'] === 1
        ? `${label} must not be empty.`
        : `${label} must be at least ${limit} characters long.`;
    case 'maxLength':
      return `${label} must be at most ${limit} characters long.`;
    case 'pattern':
      return params['pattern'] === '\\S' ? `${label} must not be empty.` : `${label} is not in the expected form.`;
    case 'enum':
      return `${label} must be one of: ${(params['allowedValues'] as string[]).join(', ')}.`;
    case 'format':
      return `${label} ${FORMATS[String(params['format'])] ?? 'is not in the expected form'}.`;
    case 'decimal':
      return `${label} ${TYPES[String(issue.schema)]}.`;
    case 'picture':
      return `${label} must be sent as a file.`;
    default:
      return `${label} is not valid.`;
  }
}

/** `firstName` -> `First name`: how a sentence names a field. */
export function fieldLabel(name: string): string {
  const words = clip(name).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function clip(text: string): string {
  return text.length > QUOTED_MAX_LENGTH ? `${text.slice(0, QUOTED_MAX_LENGTH)}…` : text;
}
