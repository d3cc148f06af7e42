import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = path.join(__dirname, 'limit');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

interface StaticFile {
  type: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * Serves the limit page (tools/bench/limit), the baseline of paint.ts and firstScreen.ts, on its own origin, because
 * the page refers to its images by absolute paths. Like an ordinary host, the server compresses text and sends images
 * unchanged.
 */
export async function startLimitServer(): Promise<{ url: string; stop(): void }> {
  const files = await readFiles();
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files.get(url === '/' ? '/index.html' : url);
    if (!file) return response.writeHead(404).end();
    const accepted = String(headers['accept-encoding']).split(/,\s*/);
    const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepted.includes(name));
    const body = encoding ? file[encoding] : file.body;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body?.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    return response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads the files of the limit page into memory, by URL path. */
async function readFiles(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const name of await readdir(folder)) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const body = await readFile(path.join(folder, name));
    const compressed = type.startsWith('text/') && { br: brotliCompressSync(body), gzip: gzipSync(body) };
    files.set(`/${name}`, { type, body, ...compressed });
  }
  return files;
}
