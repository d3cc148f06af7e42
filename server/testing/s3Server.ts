import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An in-memory bucket of an S3-compatible server for tests. The server checks the signature of every request. */
export interface TestBucket {
  /** Value of `S3_URL` for this bucket. */
  url: string;
  files: Map<string, { content: Buffer; type: string; writtenAt: Date }>;
  /** Simulated failure: 'no' for none, 'busy' to respond with 503, 'silent' to close every connection. */
  trouble: 'no' | 'busy' | 'silent';
  /** Number of requests that still succeed before `trouble` takes effect. */
  goodRequests: number;
  close(): Promise<void>;
}

const KEY = 'test key/+';
const SECRET = 'test secret/+@:';
const REGION = 'eu-test-1';
/** Maximum number of files per page of a listing. It is small so that clients have to request several pages. */
const PAGE_SIZE = 2;

/** Starts the test server on a free local port. */
export async function openTestBucket(): Promise<TestBucket> {
  const server = createServer((request, response) => {
    handleRequest(bucket, request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const credentials = `${encodeURIComponent(KEY)}:${encodeURIComponent(SECRET)}`;
  const bucket: TestBucket = {
    url: `http://${credentials}@127.0.0.1:${port}/pictures?region=${REGION}`,
    files: new Map(),
    trouble: 'no',
    goodRequests: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}

async function handleRequest(bucket: TestBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const content = await buffer(request);
  const refuse = (status: number, code: string) =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  if (bucket.trouble !== 'no' && bucket.goodRequests-- <= 0) {
    if (bucket.trouble === 'silent') response.destroy();
    else refuse(503, 'SlowDown');
    return;
  }
  if (!isSigned(request, url)) return refuse(403, 'SignatureDoesNotMatch');
  const [, folder, name = ''] = url.pathname.split('/');
  if (folder !== 'pictures') return refuse(404, 'NoSuchBucket');
  if (name === '') return list(bucket, url, response);

  const file = bucket.files.get(name);
  switch (request.method) {
    case 'PUT':
      bucket.files.set(name, { content, type: String(request.headers['content-type']), writtenAt: new Date() });
      return void response.writeHead(200).end();
    case 'DELETE':
      bucket.files.delete(name);
      return void response.writeHead(204).end();
    default: {
      if (!file) return refuse(404, 'NoSuchKey');
      const etag = `"${createHash('md5').update(file.content).digest('hex')}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      const size = file.content.length;
      const [, from, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (from !== undefined && Number(from) >= size) return refuse(416, 'InvalidRange');
      const start = Number(from ?? 0);
      const part = file.content.subarray(start, last ? Number(last) + 1 : size);
      response.writeHead(from === undefined ? 200 : 206, {
        'content-length': part.length,
        // Return a wrong content type, because clients must not trust the one that a bucket returns.
        'content-type': 'text/html',
        etag,
        'last-modified': file.writtenAt.toUTCString(),
        ...(from !== undefined && { 'content-range': `bytes ${start}-${start + part.length - 1}/${size}` }),
      });
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  }
}

/** Responds with one page of the file listing (ListObjectsV2). */
function list({ files }: TestBucket, url: URL, response: ServerResponse): void {
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const names = [...files.keys()].sort();
  const page = names.slice(from, from + PAGE_SIZE);
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.writtenAt.toISOString()}</LastModified>` +
      `<Size>${files.get(name)?.content.length}</Size><ETag>"x"</ETag><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const more = from + PAGE_SIZE < names.length;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><Name>pictures</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + PAGE_SIZE}</NextContinuationToken>` : ''}` +
        `${contents.join('')}</ListBucketResult>`,
    );
}

/** Returns whether the AWS Signature Version 4 of the request is correct. Recomputes it from the request. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, key, day, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(.+)\/(\d{8})\/[^/]+\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (key !== KEY || day === undefined || !names.split(';').includes('host')) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const signingKey = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${day}/${REGION}/s3/aws4_request\n${hash}`;
  return hmac(signingKey, text).toString('hex') === signature;
}
