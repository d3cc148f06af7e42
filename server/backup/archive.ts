import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { UserFacingError } from '../config/userFacingError';

/*
 * A backup is one tar file, so that it can be inspected without the shop. Its entries are `backup.json` (the manifest),
 * `tables/NAME.jsonl` with one line per row, `pictures/NAME` with the image files, and `pictures.json` with their
 * checksums.
 */

/** Name of the first archive entry, the manifest (`BackupManifest`). */
export const MANIFEST_NAME = 'backup.json';
/** Name of the last archive entry, the checksums of the image files. If it is missing, the archive is incomplete. */
export const CHECKSUMS_NAME = 'pictures.json';

/** An entry of the tar file. Its content is a buffer, or a file on the disk: `file` is its path, `bytes` its size. */
export interface ArchiveEntry {
  name: string;
  content: Buffer | { file: string; bytes: number };
}

/**
 * Writes the entries to a tar file that only the server's own user can read. The file has a temporary name until it is
 * completely on the disk. If writing fails, the temporary file is deleted.
 */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const temporary = `${file}.part`;
  const tar = pack();
  const fill = async () => {
    for await (const { name, content } of entries) await addEntry(tar, name, content);
    tar.finalize();
  };
  try {
    const writing = pipeline(tar, createWriteStream(temporary, { mode: 0o600, flush: true }));
    await Promise.all([fill().catch((error: Error) => tar.destroy(error)), writing]);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

function addEntry(tar: ReturnType<typeof pack>, name: string, content: ArchiveEntry['content']): Promise<void> {
  return new Promise((resolve, reject) => {
    const size = Buffer.isBuffer(content) ? content.length : content.bytes;
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    if (Buffer.isBuffer(content)) entry.end(content);
    else createReadStream(content.file).on('error', reject).pipe(entry);
  });
}

/**
 * Calls `handleEntry` for each entry of a backup, in order. `handleEntry` must read the whole content before it
 * resolves.
 * @throws UserFacingError if the file does not exist, is not a backup or is incomplete.
 */
export async function readArchive(
  file: string,
  handleEntry: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const source = createReadStream(file);
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  let last = '';
  try {
    for await (const entry of tar) {
      last = entry.header.name;
      await handleEntry(last, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') throw new UserFacingError(`There is no backup at ${file}.`);
    if (error instanceof SyntaxError || /^(Invalid tar header|Unexpected end of data)/.test(message))
      throw incompleteError(file);
    throw error;
  } finally {
    source.destroy();
  }
  if (last !== CHECKSUMS_NAME) throw incompleteError(file);
}

function incompleteError(file: string): UserFacingError {
  return new UserFacingError(`${file} is not a complete backup. Nothing was restored.`);
}

/** Reads an archive entry and parses it as JSON. */
export async function readJson<T>(content: AsyncIterable<Buffer>): Promise<T> {
  return JSON.parse((await buffer(Readable.from(content))).toString('utf8')) as T;
}

/** Yields the lines of an archive entry in batches, one batch per chunk of the file. */
export async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
