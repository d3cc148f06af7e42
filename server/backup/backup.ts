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

/** The content of the manifest, which is the first entry of a backup. */
export interface BackupManifest {
  format: 1;
  madeAt: string;
  /** Names of the migrations that the database had when the backup was made. */
  migrations: string[];
  tables: Record<string, TableChecksum>;
}

/** The content of a backup's last entry: the SHA-256 of each image file as hexadecimal digits, by file name. */
export type FileChecksums = Record<string, string>;

/** Everything that a backup contains: the database and the image files. */
export interface ShopStorage {
  pool: Pool;
  files: ImageStorage;
}

/** Called with one line of progress at a time. */
export type ReportProgress = (message: string) => void;

/** Tables that are excluded from backups. */
const EXCLUDED_TABLES = [
  // Restored sessions and links would give access again, even if they were revoked after the backup.
  'sessions',
  'links',
  'invitation_links',
  // A ticket is valid for five minutes.
  'passkey_tickets',
  // Counters of recent attempts, used for rate limits only.
  'attempts',
  // The key that signs cookies and tokens in emails. A restored shop creates a new one.
  'keys',
];

/** Maximum number of missing files that a message lists. */
const MAX_LISTED = 10;

/** Number of image files between two progress messages. */
const PROGRESS_INTERVAL = 500;

/**
 * Writes a backup of the shop to one file: all tables as of one moment, and the image files that they refer to. On a
 * PostgreSQL server the shop may keep running meanwhile.
 *
 * Returns the manifest, and the names of image files that the tables refer to but that do not exist.
 */
export async function writeBackup(
  { pool, files }: ShopStorage,
  file: string,
  report: ReportProgress,
): Promise<BackupManifest & { missing: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'spa-backup-'));
  try {
    const { manifest, referenced } = await exportTables(pool, folder, report);
    const missing: string[] = [];
    await writeArchive(file, archiveEntries({ manifest, referenced, folder, files, missing, report }));
    return { ...manifest, missing };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Exports each table to a file in `folder`, all of them from one snapshot. The transaction ends before any image file
 * is read. Returns the manifest and the names of the referenced image files.
 */
function exportTables(
  pool: Pool,
  folder: string,
  report: ReportProgress,
): Promise<{ manifest: BackupManifest; referenced: string[] }> {
  return transaction(pool, async (db) => {
    await useSnapshotIsolation(db);
    const tables: Record<string, TableChecksum> = {};
    for (const table of await tableNames(db)) {
      if (EXCLUDED_TABLES.includes(table)) continue;
      const checksum = makeChecksum();
      const jsonLines = async function* () {
        for await (const lines of exportRows(db, table)) {
          checksum.add(lines);
          yield `${lines.join('\n')}\n`;
        }
      };
      await pipeline(Readable.from(jsonLines()), createWriteStream(join(folder, table), { mode: 0o600 }));
      tables[table] = checksum.get();
      report(`${table}: ${tables[table].rows} rows`);
    }
    const names = (await selectReferencedUrls(db)).map((url) => url.split('/').at(-1) ?? '');
    return {
      manifest: { format: 1, madeAt: new Date().toISOString(), migrations: await appliedMigrations(db), tables },
      referenced: names.filter((name) => parseImageId(name) !== null).sort(),
    };
  });
}

interface ArchiveInput {
  manifest: BackupManifest;
  /** Names of the image files that the tables refer to. */
  referenced: string[];
  /** The folder with the exported tables. */
  folder: string;
  files: ImageStorage;
  /** Output: names of referenced image files that do not exist are added to it. */
  missing: string[];
  report: ReportProgress;
}

/** Yields the entries of the backup: the manifest, the tables, the image files and their checksums. */
async function* archiveEntries({
  manifest,
  referenced,
  folder,
  files,
  missing,
  report,
}: ArchiveInput): AsyncGenerator<ArchiveEntry> {
  yield jsonEntry(MANIFEST_NAME, manifest);
  for (const table of Object.keys(manifest.tables)) {
    const file = join(folder, table);
    yield { name: `tables/${table}.jsonl`, content: { file, bytes: (await stat(file)).size } };
  }
  // Include only files of referenced images, because the orphan cleanup may delete any others during the backup.
  const imageIds = new Set(referenced.map(parseImageId));
  const listed = (await files.list()).filter(({ name }) => imageIds.has(parseImageId(name)));
  const checksums: FileChecksums = {};
  for (const { name } of listed) {
    const content = await files.read(name);
    checksums[name] = createHash('sha256').update(content).digest('hex');
    yield { name: `pictures/${name}`, content };
    const done = Object.keys(checksums).length;
    if (done % PROGRESS_INTERVAL === 0) report(`pictures: ${done} of ${listed.length} files`);
  }
  report(`pictures: ${listed.length} files`);
  const found = new Set(listed.map(({ name }) => name));
  missing.push(...referenced.filter((name) => !found.has(name)));
  yield jsonEntry(CHECKSUMS_NAME, checksums);
}

/** Returns the message about missing image files. It states their number and lists the first ten names. */
export function missingFilesMessage(file: string, missing: string[]): string {
  const more = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : '';
  const files =
    missing.length === 1
      ? '1 picture file that the shop uses is'
      : `${missing.length} picture files that the shop uses are`;
  return `${file} was written and is kept, but ${files} missing: ${missing.slice(0, MAX_LISTED).join(', ')}${more}.`;
}

const jsonEntry = (name: string, value: unknown): ArchiveEntry => ({
  name,
  content: Buffer.from(JSON.stringify(value, null, 2)),
});
