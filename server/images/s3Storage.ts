import type { FastifyReply, FastifyRequest } from 'fastify';
import { S3mini, S3ServiceError } from 's3mini';
import { NOT_FOUND_MESSAGE, HttpError } from '../http/httpErrors';
import { UserFacingError } from '../config/userFacingError';
import {
  IMMUTABLE_CACHE_CONTROL,
  imagesUnavailable,
  type ImageStorage,
  parseImageId,
  UPLOADS_PREFIX,
} from './imageStorage';

/** Configuration of an S3-compatible bucket, from `S3_URL`. */
export interface S3Config {
  /** URL of the S3 service with the bucket name as path. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Timeout of a request to S3, in ms: less than the site's API timeout (docs/specification.md §9). */
const REQUEST_TIMEOUT_MS = 8000;

/** Headers of the S3 response that are forwarded to the client. */
const FORWARDED_HEADERS = ['content-range', 'etag', 'last-modified'];

/**
 * Opens an image storage in a bucket, which all servers of a shop share.
 * @throws UserFacingError if the bucket cannot be used.
 */
export async function openS3Storage(config: S3Config): Promise<ImageStorage> {
  const bucket = new S3mini({ ...config, requestAbortTimeout: REQUEST_TIMEOUT_MS });
  const check = async () => {
    if ((await bucket.listObjectsPaged('/', '', 1)) === null) throw new Error('the bucket does not exist');
  };
  try {
    await check();
  } catch (error) {
    throw new UserFacingError(
      `The bucket in S3_URL cannot be used (${(error as Error).message}). ` +
        'Check that the service is running and that its address, key, secret and region are correct.',
    );
  }

  return {
    write: (name, content) => withHttpErrors(async () => void (await bucket.putObject(name, content, typeOf(name)))),
    read: (name) => withHttpErrors(async () => Buffer.from(await (await bucket.getObjectRaw(name)).arrayBuffer())),
    has: (name) => withHttpErrors(async () => (await bucket.objectExists(name)) === true),
    remove: (name) => withHttpErrors(async () => void (await bucket.deleteObject(name))),
    list: () =>
      withHttpErrors(async () =>
        ((await bucket.listObjects()) ?? []).map(({ Key, LastModified }) => ({
          name: Key,
          writtenAt: new Date(LastModified),
        })),
      ),
    check,
    serve: async (app) => {
      app.get<{ Params: { name: string } }>(`${UPLOADS_PREFIX}:name`, (request, reply) =>
        sendFile(bucket, request, reply),
      );
    },
  };
}

async function sendFile(
  bucket: S3mini,
  { params: { name }, headers }: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (parseImageId(name) === null) throw new HttpError(404, NOT_FOUND_MESSAGE);
  const ifNoneMatch = headers['if-none-match'];
  const file = await withHttpErrors(async () => {
    const conditions = ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {};
    const response = await bucket.getObjectRaw(name, ...parseRange(headers.range), conditions);
    // Read the whole file before responding. If it were streamed, a slow client could make the S3 request time out.
    return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
  }).catch((error: unknown) => {
    const status = error instanceof S3ServiceError ? error.status : 0;
    if (status === 304 || status === 416) return status;
    if (status === 404) throw new HttpError(404, NOT_FOUND_MESSAGE);
    throw error;
  });
  void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': IMMUTABLE_CACHE_CONTROL });
  if (file === 304) return reply.code(304).header('etag', ifNoneMatch).send();
  if (file === 416) throw new HttpError(416, 'The requested range is outside the picture.');
  for (const header of FORWARDED_HEADERS) {
    const value = file.headers.get(header);
    if (value !== null) void reply.header(header, value);
  }
  return reply.code(file.status).type(typeOf(name)).send(file.content);
}

/**
 * Parses a Range header of the form `bytes=1-9` or `bytes=1-`. For any other header, `whole` is true: HTTP allows a
 * server to ignore the header and send the whole file.
 */
function parseRange(range = ''): [whole: boolean, from: number, to: number | undefined] {
  const [, from, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? [];
  if (from === undefined) return [true, 0, undefined];
  return [false, Number(from), last ? Number(last) + 1 : undefined];
}

/** Returns the content type of a stored file, by its extension. All stored files are AVIF or WebP. */
function typeOf(name: string): 'image/avif' | 'image/webp' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

/** Runs an S3 request. Server errors, 429 and timeouts become HttpError 503, because a retry may succeed. */
async function withHttpErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceError && error.status < 500 && error.status !== 429) throw error;
    throw imagesUnavailable(error);
  }
}
