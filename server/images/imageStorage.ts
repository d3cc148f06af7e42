import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/httpErrors';

/** Where pictures are served; the file's name follows. */
export const UPLOADS_PREFIX = '/uploads/';

/** A file's name is never given twice, so it never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

// One picture is one id; its files say their width. Pictures from before have one file without.
const OURS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,5})?\.(?:webp|avif)$/;

/** The id of the picture that a file belongs to; null for a file that is not ours. */
export function parseImageId(name: string): string | null {
  return OURS.exec(name)?.[1] ?? null;
}

/** The file's name in a url of ours; null for any other url. */
export function fileNameFromUrl(url: string): string | null {
  const name = url.startsWith(UPLOADS_PREFIX) ? url.slice(UPLOADS_PREFIX.length) : '';
  return parseImageId(name) === null ? null : name;
}

const RETRY_AFTER_S = 5;

/** What is said while no picture can be stored or read, for a reason that is not in the picture. */
export function imagesUnavailable(cause: unknown): HttpError {
  const sentence = 'Pictures cannot be stored or read just now. Please try again in a few seconds.';
  return Object.assign(new HttpError(503, sentence, RETRY_AFTER_S), { cause });
}

/** A file as a list shows it. */
export interface StoredFile {
  name: string;
  writtenAt: Date;
}

/**
 * Where the files of pictures lie: a folder or a bucket, shared by all servers of a shop. Where it cannot be reached,
 * everything rejects with Problem 503.
 */
export interface ImageStorage {
  /** Resolves when the file is safe and whole; until then there is none under this name. */
  write(name: string, content: Buffer): Promise<void>;
  /** Rejects when there is no such file. */
  read(name: string): Promise<Buffer>;
  has(name: string): Promise<boolean>;
  /** A file that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
  /** Rejects when a file could not be written just now. */
  check(): Promise<void>;
  /** Answers for the files under `UPLOADS_PREFIX`, in parts and by ETag as well. */
  serve(app: FastifyInstance): Promise<void>;
}
