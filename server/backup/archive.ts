import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { UserFacingError } from '../config/userFacingError';

/*
 * A backup is one tar file, so that it can be looked into without the shop: `tables/NAME.jsonl` with a line for each
 * row, `pictures/NAME`, and around them two parts that say what must be in it.
 */

/** The first part: what it is, and what its tables hold. */
export const MANIFEST_NAME = 'backup.json';
/** The last part: without it the file is not whole. */
export const CHECKSUMS_NAME = 'pictures.json';

/** A part of a backup. */
export interface ArchiveEntry {
  name: string;
  content: Buffer | { file: string; bytes: number };
}

/**
 * Writes the parts as they come, readable by this user only. The file gets its name once all of it is on the disk; a
 * failure leaves nothing.
 */
export async function writeArchive(file: string, parts: AsyncIterable<ArchiveEntry>): Promise<void> {
  const temporary = `${file}.part`;
  const tar = pack();
  const fill = async () => {
    for await (const { name, content } of parts) await addPart(tar, name, content);
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

function addPart(tar: ReturnType<typeof pack>, name: string, content: ArchiveEntry['content']): Promise<void> {
  return new Promise((resolve, reject) => {
    const size = Buffer.isBuffer(content) ? content.length : content.bytes;
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    if (Buffer.isBuffer(content)) entry.end(content);
    else createReadStream(content.file).on('error', reject).pipe(entry);
  });
}

/** Hands over the parts of a backup in order; each has to be read before the next. Throws UserFacingError. */
export async function readArchive(
  file: string,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const source = createReadStream(file);
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  let last = '';
  try {
    for await (const entry of tar) {
      last = entry.header.name;
      await take(last, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') throw new UserFacingError(`There is no backup at ${file}.`);
    if (error instanceof SyntaxError || /^(Invalid tar header|Unexpected end of data)/.test(message))
      throw notWhole(file);
    throw error;
  } finally {
    source.destroy();
  }
  if (last !== CHECKSUMS_NAME) throw notWhole(file);
}

function notWhole(file: string): UserFacingError {
  return new UserFacingError(`${file} is not a whole backup. Nothing was restored.`);
}

/** A part as JSON. */
export async function readJson<T>(content: AsyncIterable<Buffer>): Promise<T> {
  return JSON.parse((await buffer(Readable.from(content))).toString('utf8')) as T;
}

/** The lines of a part, some at a time. */
export async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
