import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { migrationFiles } from '../database/migrate';
import { countOtherServers } from '../database/connectedServers';
import {
  recreateSchema,
  finalizeImport,
  hasAnyRows,
  importRows,
  makeChecksum,
  checksumTable,
  type TableChecksum,
} from '../database/tableTransfer';
import { parseImageId } from '../images/imageStorage';
import { UserFacingError } from '../config/userFacingError';
import { MANIFEST_NAME, readLines, readArchive, readJson, CHECKSUMS_NAME } from './archive';
import type { BackupManifest, ReportProgress, FileChecksums, ShopStorage } from './backup';

/**
 * Throws a UserFacingError if another server is connected to the database, or if the database is not empty and
 * `replace` is false.
 */
export async function assertRestorable(pool: Pool, replace: boolean): Promise<void> {
  const others = await countOtherServers(pool);
  if (others > 0) {
    throw new UserFacingError(
      `The database is in use by ${others} running ${others === 1 ? 'shop. Stop it' : 'shops. Stop them'} first.`,
    );
  }
  if (!replace && (await hasAnyRows(pool))) {
    throw new UserFacingError('The database is not empty. Add --replace to overwrite everything in it.');
  }
}

/**
 * Replaces the shop with a backup. If the backup is damaged or incomplete, the database stays unchanged. If an earlier
 * version of the shop made the backup, pending migrations are applied. Returns the backup's manifest.
 * @throws UserFacingError if the backup cannot be restored.
 */
export async function restoreBackup(
  { pool, files }: ShopStorage,
  file: string,
  report: ReportProgress,
): Promise<BackupManifest> {
  return transaction(pool, async (db) => {
    let manifest: BackupManifest | undefined;
    const checksums: FileChecksums = {};
    let expectedChecksums: FileChecksums = {};
    await readArchive(file, async (name, content) => {
      if (name === MANIFEST_NAME) {
        manifest = await readManifest(content, file);
        await recreateSchema(db, manifest.migrations);
        return;
      }
      if (!manifest) throw new UserFacingError(`${file} is not a backup of a shop.`);
      const [, folder, item = ''] = /^(tables|pictures)\/([\w.-]+)$/.exec(name) ?? [];
      if (name === CHECKSUMS_NAME) expectedChecksums = await readJson<FileChecksums>(content);
      else if (folder === 'tables') await importTable(db, item.replace(/\.jsonl$/, ''), content, manifest, report);
      else if (folder === 'pictures' && parseImageId(item) !== null) {
        const bytes: Buffer[] = [];
        for await (const chunk of content) bytes.push(chunk);
        const image = Buffer.concat(bytes);
        checksums[item] = createHash('sha256').update(image).digest('hex');
        await files.write(item, image);
      } else throw new UserFacingError(`${file} contains "${name}", which is not part of a backup.`);
    });
    if (!manifest) throw new UserFacingError(`${file} is not a backup of a shop.`);
    assertSameChecksums('the pictures', checksums, expectedChecksums);
    report(`pictures: ${Object.keys(checksums).length} files`);
    // Also verify the rows that the database has stored: so far only the lines in the backup file have been verified.
    for (const [table, checksum] of Object.entries(manifest.tables))
      assertSameChecksums(table, await checksumTable(db, table), checksum);
    await finalizeImport(db);
    return manifest;
  });
}

async function readManifest(content: AsyncIterable<Buffer>, file: string): Promise<BackupManifest> {
  const manifest = await readJson<BackupManifest>(content);
  const known = migrationFiles();
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (manifest.format !== 1 || unknown !== undefined) {
    throw new UserFacingError(`${file} was made by a newer version of the shop. Restore it with that version.`);
  }
  return manifest;
}

async function importTable(
  db: Queryable,
  table: string,
  content: AsyncIterable<Buffer>,
  manifest: BackupManifest,
  report: ReportProgress,
): Promise<void> {
  if (!Object.hasOwn(manifest.tables, table))
    throw new UserFacingError(`The backup contains a table "${table}" that its manifest does not list.`);
  const checksum = makeChecksum();
  for await (const lines of readLines(content)) {
    checksum.add(lines);
    await importRows(db, table, lines);
  }
  assertSameChecksums(table, checksum.get(), manifest.tables[table] as TableChecksum);
  report(`${table}: ${manifest.tables[table]?.rows} rows`);
}

/**
 * Throws a UserFacingError if the actual checksums differ from the expected ones. `what` is the name of the copied data
 * in the error message.
 */
export function assertSameChecksums(what: string, actual: object, expected: object): void {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(actual) !== sorted(expected)) {
    throw new UserFacingError(`The copy of ${what} does not match the original. The database was not changed.`);
  }
}
