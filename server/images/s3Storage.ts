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

/** A bucket of an S3-compatible store, as `S3_URL` names it. */
export interface S3Config {
  /** The store's address with the bucket's name as path. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Longest exchange with the store, in ms: within the ten seconds that the site waits (spec §9). */
const ANSWER_MS = 8000;

/** What the store's answer about a file passes on. */
const PASSED_ON = ['content-range', 'etag', 'last-modified'];

/** Pictures in a bucket, which all servers of a shop share. Throws UserFacingError when it cannot be used. */
export async function openS3Storage(address: S3Config): Promise<ImageStorage> {
  const bucket = new S3mini({ ...address, requestAbortTimeout: ANSWER_MS });
  const check = async () => {
    if ((await bucket.listObjectsPaged('/', '', 1)) === null) throw new Error('there is no such bucket');
  };
  try {
    await check();
  } catch (error) {
    throw new UserFacingError(
      `The bucket in S3_URL cannot be used (${(error as Error).message}). ` +
        'Check that the store runs and that address, key, secret and region are right.',
    );
  }

  return {
    write: (name, content) => reaching(async () => void (await bucket.putObject(name, content, typeOf(name)))),
    read: (name) => reaching(async () => Buffer.from(await (await bucket.getObjectRaw(name)).arrayBuffer())),
    has: (name) => reaching(async () => (await bucket.objectExists(name)) === true),
    remove: (name) => reaching(async () => void (await bucket.deleteObject(name))),
    list: () =>
      reaching(async () =>
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
  const unchanged = headers['if-none-match'];
  const file = await reaching(async () => {
    const conditions = unchanged ? { 'if-none-match': unchanged } : {};
    const answer = await bucket.getObjectRaw(name, ...wantedPart(headers.range), conditions);
    // Read first: a visitor on a slow line must not run into our own time limit, and gets all of it or a sentence.
    return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
  }).catch((error: unknown) => {
    const status = error instanceof S3ServiceError ? error.status : 0;
    if (status === 304 || status === 416) return status;
    if (status === 404) throw new HttpError(404, NOT_FOUND_MESSAGE);
    throw error;
  });
  void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': IMMUTABLE_CACHE_CONTROL });
  if (file === 304) return reply.code(304).header('etag', unchanged).send();
  if (file === 416) throw new HttpError(416, 'The picture has no such part.');
  for (const header of PASSED_ON) {
    const value = file.headers.get(header);
    if (value !== null) void reply.header(header, value);
  }
  return reply.code(file.status).type(typeOf(name)).send(file.content);
}

/** `bytes=1-9` and `bytes=1-` are asked for as they are; whoever asks otherwise gets the whole, as HTTP allows. */
function wantedPart(range = ''): [whole: boolean, from: number, to: number | undefined] {
  const [, from, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? [];
  if (from === undefined) return [true, 0, undefined];
  return [false, Number(from), last ? Number(last) + 1 : undefined];
}

/** Only these are stored; the type is never the uploader's word. */
function typeOf(name: string): 'image/avif' | 'image/webp' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

/** What the store refuses for reasons of its own, or does not answer, may go well in a moment. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceError && error.status < 500 && error.status !== 429) throw error;
    throw imagesUnavailable(error);
  }
}
