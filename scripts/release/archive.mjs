import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Returns the SHA-256 checksum of the content, as hexadecimal digits. */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Writes a `.tar.gz`. All files belong to root and have the same date, so equal files give equal archives.
 * @param {string} file the path of the archive
 * @param {{ files: Map<string, Buffer>, folder: string, date: number }} options `files` are the contents by name;
 *   `folder` is the only top-level folder of the archive; `date` is in seconds since 1970
 */
export async function writeArchive(file, { files, folder, date }) {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  for (const [name, content] of files) {
    const entry = { name: `${folder}/${name}`, size: content.length, mode: 0o644, mtime: new Date(date * 1000) };
    tar.entry(entry, content);
  }
  tar.finalize();
  await written;
}
