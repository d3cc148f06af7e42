import multipart from '@fastify/multipart';
import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify';
import { fieldLabel } from './validationMessage';
import { HttpError } from './httpErrors';

/** Maximum size of a file, in bytes, as in the contract's `Picture` schema. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Maximum size of a text field, in bytes; longer values are truncated. It exceeds the longest text that the contract
 * allows (5,000 characters of up to 4 bytes), so the schema still rejects a truncated value as too long.
 */
const FIELD_MAX_BYTES = 64 * 1024;

/**
 * Maximum length of a file name, in characters. Longer names are cut at the start, so that they keep their extension.
 */
const FILE_NAME_MAX_LENGTH = 100;

/**
 * A file from a multipart form, not validated yet. `name` is the client's file name, made safe to display, or empty.
 */
export class UploadedFile {
  readonly name: string;

  constructor(
    readonly content: Buffer,
    fileName = '',
  ) {
    // Remove control characters and marks that change the text direction. Split into code points, so that truncation
    // does not cut a character in half.
    const characters = Array.from(
      fileName
        .normalize('NFC')
        .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
        .trim(),
    );
    this.name = characters.slice(-FILE_NAME_MAX_LENGTH).join('');
  }
}

/** The part of a form's JSON schema that the parser reads. */
interface FormSchema {
  properties?: Record<string, { type?: string }>;
}

const MULTIPART_ERRORS: Record<string, [status: number, message: string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is larger than 10 MB. Please choose a smaller one.'],
  FST_FILES_LIMIT: [413, 'Only one picture may be sent.'],
  FST_PARTS_LIMIT: [413, 'The form has too many fields.'],
  FST_FIELDS_LIMIT: [413, 'The form has too many fields.'],
  FST_PROTO_VIOLATION: [400, 'The form has an unknown field.'],
};

/** Registers the multipart parser with its limits: one file and 20 text fields. */
export async function installMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: IMAGE_MAX_BYTES,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: FIELD_MAX_BYTES,
      fieldNameSize: 100,
    },
  });
}

/**
 * Makes the hook that parses a multipart form into `request.body`: text fields as strings, lists as JSON, the file as
 * UploadedFile. A field name may occur only once. The contract's schema then checks which field is a file. An empty file
 * without a name is skipped, because browsers send it if no file was chosen. The hook throws HttpError 400 or 413.
 */
export function makeMultipartParser({ properties = {} }: FormSchema): preValidationAsyncHookHandler {
  const parseField = (name: string, text: string): unknown =>
    properties[name]?.type === 'array' ? parseJson(name, text) : text;

  return async (request) => {
    const form: Record<string, unknown> = {};
    try {
      for await (const part of request.parts()) {
        if (Object.hasOwn(form, part.fieldname)) {
          throw new HttpError(400, `${fieldLabel(part.fieldname)} may be sent only once.`);
        }
        if (part.type === 'file') {
          const content = await part.toBuffer();
          if (content.length > 0 || part.filename) form[part.fieldname] = new UploadedFile(content, part.filename);
        } else if (typeof part.value === 'string') {
          form[part.fieldname] = parseField(part.fieldname, part.value);
        } else {
          throw new HttpError(400, `${fieldLabel(part.fieldname)} must be sent as plain text.`);
        }
      }
    } catch (error) {
      // Discard the rest of the body: while it is unread, the connection cannot be used for another request.
      request.raw.unpipe();
      request.raw.resume();
      throw toFormError(error as Error & { code?: string });
    }
    request.body = form;
  };
}

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, `${fieldLabel(field)} must be a list in JSON.`);
  }
}

function toFormError(error: Error & { code?: string }): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(
    ...(MULTIPART_ERRORS[error.code ?? ''] ?? [400, 'The form did not arrive completely. Please send it again.']),
  );
}
