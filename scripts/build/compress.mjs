import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Files below this size, in bytes, are not compressed, because their response fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < MIN_COMPRESSED_BYTES) return 0;
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

/**
 * Writes a `.br` and a `.gz` version of every compressible file beside it, so that the server never has to compress.
 * Returns the number of files compressed.
 */
export async function compressSite(siteDir) {
  const entries = await readdir(siteDir, { recursive: true });
  const files = entries.filter((name) => compressible.test(name));
  const counts = await Promise.all(files.map((name) => compressFile(path.join(siteDir, name))));
  return counts.reduce((sum, one) => sum + one, 0);
}
