import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
// Below this an answer fits one packet anyway.
const WORTHWHILE_BYTES = 1024;

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTHWHILE_BYTES) return 0;
  const quality = {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gz] = await Promise.all([brotli(content, quality), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return 1;
}

/** Writes `.br` and `.gz` beside every file worth it, so that the server never compresses. Returns how many. */
export async function compressSite(siteDir) {
  const entries = await readdir(siteDir, { recursive: true });
  const files = entries.filter((name) => compressible.test(name));
  const done = await Promise.all(files.map((name) => compressFile(path.join(siteDir, name))));
  return done.reduce((sum, one) => sum + one, 0);
}
