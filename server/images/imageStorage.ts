import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/httpErrors';

/** URL prefix of uploaded images. The file name follows it. */
export const UPLOADS_PREFIX = '/uploads/';

/** Cache-Control header of uploaded images. File names are never reused, so the content never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Matches a file name: the id of the image and a width in pixels. Old images have a single file without a width. */
const IMAGE_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,5})?\.(?:webp|avif)$/;

/** Returns the id of the image that a file belongs to, or null if the name is not that of an uploaded image. */
export function parseImageId(name: string): string | null {
  return IMAGE_FILE.exec(name)?.[1] ?? null;
}

/** Returns the file name in the URL of an uploaded image, or null for any other URL. */
export function fileNameFromUrl(url: string): string | null {
  const name = url.startsWith(UPLOADS_PREFIX) ? url.slice(UPLOADS_PREFIX.length) : '';
  return parseImageId(name) === null ? null : name;
}

const RETRY_AFTER_S = 5;

/** Returns an HttpError 503 for a failure of the image storage or of sharp. Do not use it for a damaged upload. */
export function imagesUnavailable(cause: unknown): HttpError {
  const message = 'Pictures cannot be saved or loaded right now. Please try again in a few seconds.';
  return Object.assign(new HttpError(503, message, RETRY_AFTER_S), { cause });
}

/** A file in the listing of a storage. */
export interface StoredFile {
  name: string;
  writtenAt: Date;
}

/**
 * Storage of image files: a folder or an S3 bucket, shared by all servers of a shop. If the storage is unavailable,
 * calls reject with HttpError 503.
 */
export interface ImageStorage {
  /** Writes atomically: the file exists under this name only once it is complete and safely stored. */
  write(name: string, content: Buffer): Promise<void>;
  /** Reads a file. Rejects if it does not exist. */
  read(name: string): Promise<Buffer>;
  has(name: string): Promise<boolean>;
  /** Deletes a file. Also resolves if the file does not exist. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
  /** Health check. Rejects if files cannot be written at the moment. */
  check(): Promise<void>;
  /** Adds the route that serves the files under `UPLOADS_PREFIX`, with support for Range and ETag. */
  serve(app: FastifyInstance): Promise<void>;
}
