import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum size of a response that is compressed, in bytes. Smaller responses fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
/** Brotli quality by response size: lower for large responses, because the first request waits for the compression. */
const BROTLI_QUALITY = { small: 7, large: 5 };
/** Size above which a response is compressed with BROTLI_QUALITY.large, in bytes. */
const LARGE_BYTES = 64 * 1024;

/** Content encodings that the server can send, best first. `identity` is uncompressed. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const HTML = 'text/html';

/** A response in the cache, with a variant for each content encoding that was requested so far. */
export interface CachedResponse {
  status: number;
  /** Cache tags. The entry is evicted when any of them is invalidated; a response without tags is never cached. */
  tags: readonly string[];
  /** Pattern of the route, for the log and the metrics. */
  route: string;
  /** Headers that all variants have, with lower-case names. */
  headers: Record<string, string>;
  /** The uncompressed body. */
  content: Buffer;
  variants: Map<Encoding, Variant>;
  /** Compressions in progress, by encoding. Concurrent requests share them. */
  compressing: Map<Encoding, Promise<Buffer>>;
}

/** A response in one content encoding, ready to be sent. */
export interface Variant {
  etag: string;
  body: Buffer;
  /**
   * Headers of a response with a body, as a flat array of alternating names and values: `writeHead` is fastest with it.
   */
  headers: string[];
  /** Headers of a 304 response, in the same format as `headers`. */
  notModifiedHeaders: string[];
}

export function makeCachedResponse(
  content: Buffer,
  rest: Omit<CachedResponse, 'content' | 'variants' | 'compressing'>,
): CachedResponse {
  return { ...rest, content, variants: new Map(), compressing: new Map() };
}

/** Returns the variant for this encoding if it exists already. Small responses have only an uncompressed variant. */
export function peekVariant(cached: CachedResponse, requested: Encoding): Variant | undefined {
  return cached.variants.get(effectiveEncoding(cached, requested));
}

/** Returns the variant for this encoding, and creates it if necessary. Concurrent calls share one compression. */
export async function getVariant(cached: CachedResponse, requested: Encoding): Promise<Variant> {
  const encoding = effectiveEncoding(cached, requested);
  const existing = cached.variants.get(encoding);
  if (existing) return existing;
  const body = encoding === 'identity' ? cached.content : await compressOnce(cached, encoding);
  const variant = makeVariant(cached, encoding, body);
  cached.variants.set(encoding, variant);
  return variant;
}

const effectiveEncoding = ({ content }: CachedResponse, requested: Encoding): Encoding =>
  content.length < MIN_COMPRESSED_BYTES ? 'identity' : requested;

function compressOnce({ content, compressing }: CachedResponse, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const inProgress = compressing.get(encoding);
  if (inProgress) return inProgress;
  const compressed = compress(content, encoding);
  compressing.set(encoding, compressed);
  compressed.catch(() => compressing.delete(encoding));
  return compressed;
}

function compress(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? BROTLI_QUALITY.large : BROTLI_QUALITY.small,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressBrotli(content, { params });
}

function makeVariant({ headers, content }: CachedResponse, encoding: Encoding, body: Buffer): Variant {
  const { 'content-type': type = '', ...common } = headers;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  // Add the encoding to the ETag, because a strong ETag must differ if the bytes differ.
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const vary = [common['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  const shared = { ...common, vary, etag };
  const complete = {
    ...shared,
    'content-type': type,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { etag, body, headers: Object.entries(complete).flat(), notModifiedHeaders: Object.entries(shared).flat() };
}

/**
 * Maximum length in characters of a header that is parsed to choose a response. Browsers send at most about 200. Longer
 * headers are ignored, because parsing takes quadratic time: 15,000 quotes and commas in `Accept` take 300 ms.
 */
const MAX_PARSED_LENGTH = 500;

/** Returns a request header, or undefined if it is too long to be parsed (`MAX_PARSED_LENGTH`). */
const parseable = (header: string | undefined): string | undefined =>
  header !== undefined && header.length <= MAX_PARSED_LENGTH ? header : undefined;

/** Returns whether an `Accept` header allows HTML. Without the header everything is allowed. */
export const acceptsHtml = (accept?: string): boolean =>
  new Negotiator({ headers: { accept: parseable(accept) ?? '*/*' } }).mediaType([HTML]) === HTML;

/** Returns the encodings of `ENCODINGS` that an `Accept-Encoding` header allows. */
const acceptedEncodings = (accepted: string | undefined): string[] =>
  new Negotiator({ headers: { 'accept-encoding': parseable(accepted) ?? '' } }).encodings([...ENCODINGS]);

/** Returns whether an `Accept-Encoding` header allows gzip. */
export const acceptsGzip = (accepted?: string): boolean => acceptedEncodings(accepted).includes('gzip');

/** Returns whether an `If-None-Match` header names this ETag. `Cache-Control: no-cache` in the request overrules it. */
export const matchesEtag = (headers: IncomingHttpHeaders, etag: string): boolean =>
  parseable(headers['if-none-match']) !== undefined && fresh(headers, { etag });

/** Cached results of `negotiateEncoding`, by `Accept-Encoding` header. Browsers send only a few different headers. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the best encoding that an `Accept-Encoding` header allows: Brotli, else gzip, else no compression. */
export function negotiateEncoding(accepted = ''): Encoding {
  if (parseable(accepted) === undefined) return 'identity';
  const known = negotiated.get(accepted);
  if (known) return known;
  const allowed = acceptedEncodings(accepted);
  const encoding = ENCODINGS.find((one) => allowed.includes(one)) ?? 'identity';
  negotiated.set(accepted, encoding);
  return encoding;
}
