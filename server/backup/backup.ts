import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { transaction } from '../database';
import { appliedMigrations } from '../database/migrate';
import {
  useSnapshotIsolation,
  exportRows,
  makeChecksum,
  tableNames,
  type TableChecksum,
} from '../database/tableTransfer';
import { type ImageStorage, parseImageId } from '../images/imageStorage';
import { selectReferencedUrls } from '../images/imageQueries';
import { MANIFEST_NAME, type ArchiveEntry, CHECKSUMS_NAME, writeArchive } from './archive';

/** What the first part of a backup says. */
export interface BackupManifest {
  format: 1;
  madeAt: string;
  /** What the tables were made by. */
  migrations: string[];
  tables: Record<string, TableChecksum>;
}

/** What the last part says: the SHA-256 of each picture's file. */
export type FileChecksums = Record<string, string>;

/** What a shop is made of. */
export interface ShopStorage {
  pool: Pool;
  files: ImageStorage;
}

/** Hears what is going on. */
export type ReportProgress = (sentence: string) => void;

/** The tables that a backup leaves out. */
const LEFT_OUT = [
  // Restoring a session or a link that has ended since would open the account again.
  'sessions',
  'links',
  // Counts of recent attempts, for the limits only.
  'attempts',
  // The key that cookies and mailed tokens are signed with. A restored shop makes a new one.
  'keys',
];

/** The most missing files that one message names. */
const MOST_NAMED = 10;

/** A line now and then while the pictures go by. */
const SPEAK_EVERY = 500;

/**
 * Writes the shop into one file: all tables as they were at one moment, and the pictures that they name. The shop may
 * go on meanwhile on a PostgreSQL server. Returns what the tables held, and the files of pictures that they name and that
 * are missing.
 */
export async function writeBackup(
  { pool, files }: ShopStorage,
  file: string,
  say: ReportProgress,
): Promise<BackupManifest & { missing: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'spa-backup-'));
  try {
    const { head, needed } = await spoolTables(pool, folder, say);
    const missing: string[] = [];
    await writeArchive(file, parts({ head, needed, folder, files, missing, say }));
    return { ...head, missing };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tables first into files of their own: the snapshot that holds them still is over before the pictures begin. */
function spoolTables(
  pool: Pool,
  folder: string,
  say: ReportProgress,
): Promise<{ head: BackupManifest; needed: string[] }> {
  return transaction(pool, async (db) => {
    await useSnapshotIsolation(db);
    const tables: Record<string, TableChecksum> = {};
    for (const table of await tableNames(db)) {
      if (LEFT_OUT.includes(table)) continue;
      const sum = makeChecksum();
      const text = async function* () {
        for await (const lines of exportRows(db, table)) {
          sum.add(lines);
          yield `${lines.join('\n')}\n`;
        }
      };
      await pipeline(Readable.from(text()), createWriteStream(join(folder, table), { mode: 0o600 }));
      tables[table] = sum.get();
      say(`${table}: ${tables[table].rows} rows`);
    }
    const names = (await selectReferencedUrls(db)).map((url) => url.split('/').at(-1) ?? '');
    return {
      head: { format: 1, madeAt: new Date().toISOString(), migrations: await appliedMigrations(db), tables },
      needed: names.filter((name) => parseImageId(name) !== null).sort(),
    };
  });
}

interface Ingredients {
  head: BackupManifest;
  /** The names of the picture files that the tables name. */
  needed: string[];
  /** Of the tables. */
  folder: string;
  files: ImageStorage;
  /** Filled with the names of those that are missing. */
  missing: string[];
  say: ReportProgress;
}

async function* parts({ head, needed, folder, files, missing, say }: Ingredients): AsyncGenerator<ArchiveEntry> {
  yield jsonPart(MANIFEST_NAME, head);
  for (const table of Object.keys(head.tables)) {
    const file = join(folder, table);
    yield { name: `tables/${table}.jsonl`, content: { file, bytes: (await stat(file)).size } };
  }
  // What nobody needs is left to the sweep; so nothing that is listed here goes away meanwhile.
  const pictures = new Set(needed.map(parseImageId));
  const listed = (await files.list()).filter(({ name }) => pictures.has(parseImageId(name)));
  const tail: FileChecksums = {};
  for (const { name } of listed) {
    const content = await files.read(name);
    tail[name] = createHash('sha256').update(content).digest('hex');
    yield { name: `pictures/${name}`, content };
    const done = Object.keys(tail).length;
    if (done % SPEAK_EVERY === 0) say(`pictures: ${done} of ${listed.length} files`);
  }
  say(`pictures: ${listed.length} files`);
  const found = new Set(listed.map(({ name }) => name));
  missing.push(...needed.filter((name) => !found.has(name)));
  yield jsonPart(CHECKSUMS_NAME, tail);
}

/** Says which files are missing from a backup: the first ten by name, and how many. */
export function missingFilesMessage(file: string, missing: string[]): string {
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  const files =
    missing.length === 1
      ? '1 picture file that the shop names is'
      : `${missing.length} picture files that the shop names are`;
  return `${file} is written and is kept, but ${files} missing: ${missing.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

const jsonPart = (name: string, value: unknown): ArchiveEntry => ({
  name,
  content: Buffer.from(JSON.stringify(value, null, 2)),
});
