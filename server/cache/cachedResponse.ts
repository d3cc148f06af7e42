import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this an answer fits one packet anyway. */
const WORTHWHILE_BYTES = 1024;
/** Brotli quality by the size of the response. The first request for a response waits for its compression. */
const BROTLI_QUALITY = { small: 7, large: 5 };
const LARGE_BYTES = 64 * 1024;

/** How an answer may travel. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** One answer, and the bytes and header lines of each encoding that was asked for so far. */
export interface CachedResponse {
  status: number;
  /** What it shows: it is dropped as soon as one of them is stale, and never kept without any. */
  tags: readonly string[];
  /** The pattern of its route, for the log. */
  route: string;
  /** Those of every encoding, in lower case. */
  headers: Record<string, string>;
  content: Buffer;
  variants: Map<Encoding, Variant>;
  compressing: Map<Encoding, Promise<Buffer>>;
}

/** An answer in one encoding, ready to be sent. */
export interface Variant {
  etag: string;
  body: Buffer;
  /** For 200, as `writeHead` takes them quickest: name, value, name, value. */
  headers: string[];
  /** For 304. */
  notModifiedHeaders: string[];
}

export function makeCachedResponse(
  content: Buffer,
  rest: Omit<CachedResponse, 'content' | 'variants' | 'compressing'>,
): CachedResponse {
  return { ...rest, content, variants: new Map(), compressing: new Map() };
}

/** The answer in this encoding, if it has been made already. What is too small to be worth it stays as it is. */
export function peekVariant(kept: CachedResponse, wanted: Encoding): Variant | undefined {
  return kept.variants.get(worthwhile(kept, wanted));
}

/** The answer in this encoding. It is compressed once, however many ask at the same time. */
export async function getVariant(kept: CachedResponse, wanted: Encoding): Promise<Variant> {
  const encoding = worthwhile(kept, wanted);
  const atHand = kept.variants.get(encoding);
  if (atHand) return atHand;
  const body = encoding === 'identity' ? kept.content : await compressOnce(kept, encoding);
  const variant = makeVariant(kept, encoding, body);
  kept.variants.set(encoding, variant);
  return variant;
}

const worthwhile = ({ content }: CachedResponse, wanted: Encoding): Encoding =>
  content.length < WORTHWHILE_BYTES ? 'identity' : wanted;

function compressOnce({ content, compressing }: CachedResponse, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const underWay = compressing.get(encoding);
  if (underWay) return underWay;
  const begun = compress(content, encoding);
  compressing.set(encoding, begun);
  begun.catch(() => compressing.delete(encoding));
  return begun;
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
  // Strong, so each encoding has its own: its bytes are others.
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const vary = [common['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  const always = { ...common, vary, etag };
  const whole = {
    ...always,
    'content-type': type,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { etag, body, headers: Object.entries(whole).flat(), notModifiedHeaders: Object.entries(always).flat() };
}

/** Returns whether an `Accept` header allows HTML. Without the header everything is allowed. */
export function acceptsHtml(accept = '*/*'): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

/** The best encoding that an `Accept-Encoding` allows. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Returns whether an `Accept-Encoding` header names this encoding, with a weight above 0. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
}

/** Whether an `If-None-Match` names the answer that would be sent. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
