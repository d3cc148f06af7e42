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

/** Refuses a database that is in use, or that holds something unless that may be replaced. Throws UserFacingError. */
export async function assertRestorable(pool: Pool, replace: boolean): Promise<void> {
  const others = await countOtherServers(pool);
  if (others > 0) {
    throw new UserFacingError(
      `The database is in use by ${others} running ${others === 1 ? 'shop' : 'shops'}. Stop them first.`,
    );
  }
  if (!replace && (await hasAnyRows(pool))) {
    throw new UserFacingError('The database is not empty. Add --replace to give up everything that is in it.');
  }
}

/**
 * Fills the shop from a backup: all of it or, when anything is wrong with the file, nothing. A backup of an earlier
 * version is brought up to this one. Gives what the tables hold.
 */
export async function restoreBackup(
  { pool, files }: ShopStorage,
  file: string,
  say: ReportProgress,
): Promise<BackupManifest> {
  return transaction(pool, async (db) => {
    let head: BackupManifest | undefined;
    const sums: FileChecksums = {};
    let tail: FileChecksums = {};
    await readArchive(file, async (name, content) => {
      if (name === MANIFEST_NAME) {
        head = await readHead(content, file);
        await recreateSchema(db, head.migrations);
        return;
      }
      if (!head) throw new UserFacingError(`${file} is not a backup of a shop.`);
      const [, folder, item = ''] = /^(tables|pictures)\/([\w.-]+)$/.exec(name) ?? [];
      if (name === CHECKSUMS_NAME) tail = await readJson<FileChecksums>(content);
      else if (folder === 'tables') await fillTable(db, item.replace(/\.jsonl$/, ''), content, head, say);
      else if (folder === 'pictures' && parseImageId(item) !== null) {
        const bytes: Buffer[] = [];
        for await (const chunk of content) bytes.push(chunk);
        const picture = Buffer.concat(bytes);
        sums[item] = createHash('sha256').update(picture).digest('hex');
        await files.write(item, picture);
      } else throw new UserFacingError(`${file} holds "${name}", which belongs to no backup.`);
    });
    if (!head) throw new UserFacingError(`${file} is not a backup of a shop.`);
    assertSameChecksums('the pictures', sums, tail);
    say(`pictures: ${Object.keys(sums).length} files`);
    // Not what went by, but what is there now.
    for (const [table, sum] of Object.entries(head.tables))
      assertSameChecksums(table, await checksumTable(db, table), sum);
    await finalizeImport(db);
    return head;
  });
}

async function readHead(content: AsyncIterable<Buffer>, file: string): Promise<BackupManifest> {
  const head = await readJson<BackupManifest>(content);
  const known = migrationFiles();
  const unknown = head.migrations.find((name) => !known.includes(name));
  if (head.format !== 1 || unknown !== undefined) {
    throw new UserFacingError(`${file} was made by a newer version of the shop. Restore it with that version.`);
  }
  return head;
}

async function fillTable(
  db: Queryable,
  table: string,
  content: AsyncIterable<Buffer>,
  head: BackupManifest,
  say: ReportProgress,
): Promise<void> {
  if (!Object.hasOwn(head.tables, table))
    throw new UserFacingError(`The backup holds a table "${table}" that it does not name.`);
  const sum = makeChecksum();
  for await (const lines of readLines(content)) {
    sum.add(lines);
    await importRows(db, table, lines);
  }
  assertSameChecksums(table, sum.get(), head.tables[table] as TableChecksum);
  say(`${table}: ${head.tables[table]?.rows} rows`);
}

/** Throws UserFacingError where what arrived is not what was sent. */
export function assertSameChecksums(what: string, now: object, then: object): void {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(now) !== sorted(then)) {
    throw new UserFacingError(`What arrived of ${what} is not what was sent. Nothing was changed in the database.`);
  }
}
