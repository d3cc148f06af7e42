import multipart from '@fastify/multipart';
import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify';
import { fieldLabel } from './validationMessage';
import { HttpError } from './httpErrors';

/** The contract's `Picture`: 10 MB at most. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

// Above the longest text that the contract allows (5,000 characters of up to 4 bytes): what is cut off here is still
// too long for the schema, which then says so.
const FIELD_MAX_BYTES = 64 * 1024;

const FILE_NAME_MAX_LENGTH = 100;

/** A file that came with a form, not yet looked at. `name` is what the sender called it, fit to be shown; it may be empty. */
export class UploadedFile {
  readonly name: string;

  constructor(
    readonly content: Buffer,
    fileName = '',
  ) {
    // Without controls and the marks that turn the direction of text, and never half a character.
    const shown = Array.from(
      fileName
        .normalize('NFC')
        .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
        .trim(),
    );
    this.name = shown.slice(-FILE_NAME_MAX_LENGTH).join('');
  }
}

const SENTENCES: Record<string, [status: number, message: string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'The picture is larger than 10 MB. Please choose a smaller one.'],
  FST_FILES_LIMIT: [413, 'Only one picture may be sent.'],
  FST_PARTS_LIMIT: [413, 'The form has more fields than the server takes.'],
  FST_FIELDS_LIMIT: [413, 'The form has more fields than the server takes.'],
  FST_PROTO_VIOLATION: [400, 'The form has a field that this call does not know.'],
};

/** Lets `app` take forms with a file. */
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
 * Reads a form into `request.body`: text as strings, the file as UploadedFile, each name once. The contract's schema
 * then decides which name may be a file. An empty file field is what a browser sends when no file was chosen.
 * Throws Problem 400 or 413.
 */
export const parseMultipart: preValidationAsyncHookHandler = async (request) => {
  const form: Record<string, string | UploadedFile> = {};
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(form, part.fieldname)) {
        throw new HttpError(400, `${fieldLabel(part.fieldname)} may be sent only once.`);
      }
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (content.length > 0 || part.filename) form[part.fieldname] = new UploadedFile(content, part.filename);
      } else if (typeof part.value === 'string') {
        form[part.fieldname] = part.value;
      } else {
        throw new HttpError(400, `${fieldLabel(part.fieldname)} must be sent as plain text.`);
      }
    }
  } catch (error) {
    // The rest must flow, or the connection would wait for it and could not be used again.
    request.raw.unpipe();
    request.raw.resume();
    throw formProblem(error as Error & { code?: string });
  }
  request.body = form;
};

function formProblem(error: Error & { code?: string }): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(
    ...(SENTENCES[error.code ?? ''] ?? [400, 'The form did not arrive completely. Please send it again.']),
  );
}
