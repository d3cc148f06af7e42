import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { migrationFiles } from '../database/migrate';
import { countOtherServers } from '../database/servers';
import { clearTables, finishTables, holdsAnything, insertLines, startSum, sumTable, type TableSum } from '../database/tables';
import { pictureOf } from '../pictures/files';
import { StartError } from '../startError';
import { HEAD, linesOf, readArchive, readJson, TAIL } from './archive';
import type { Head, Say, Tail, Whole } from './backup';

/** Refuses a database that is in use, or that holds something unless that may be replaced. Throws StartError. */
export async function expectRoom(pool: Pool, replace: boolean): Promise<void> {
  const others = await countOtherServers(pool);
  if (others > 0) {
    throw new StartError(`The database is in use by ${others} running ${others === 1 ? 'shop' : 'shops'}. Stop them first.`);
  }
  if (!replace && (await holdsAnything(pool))) {
    throw new StartError('The database is not empty. Add --replace to give up everything that is in it.');
  }
}

/**
 * Fills the shop from a backup: all of it or, when anything is wrong with the file, nothing. A backup of an earlier
 * version is brought up to this one. Gives what the tables hold.
 */
export async function restoreBackup({ pool, files }: Whole, file: string, say: Say): Promise<Head> {
  return transaction(pool, async (db) => {
    let head: Head | undefined;
    const sums: Tail = {};
    let tail: Tail = {};
    await readArchive(file, async (name, content) => {
      if (name === HEAD) {
        head = await readHead(content, file);
        await clearTables(db, head.migrations);
        return;
      }
      if (!head) throw new StartError(`${file} is not a backup of a shop.`);
      const [, folder, item = ''] = /^(tables|pictures)\/([\w.-]+)$/.exec(name) ?? [];
      if (name === TAIL) tail = await readJson<Tail>(content);
      else if (folder === 'tables') await fillTable(db, item.replace(/\.jsonl$/, ''), content, head, say);
      else if (folder === 'pictures' && pictureOf(item) !== null) {
        const bytes: Buffer[] = [];
        for await (const chunk of content) bytes.push(chunk);
        const picture = Buffer.concat(bytes);
        sums[item] = createHash('sha256').update(picture).digest('hex');
        await files.write(item, picture);
      } else throw new StartError(`${file} holds "${name}", which belongs to no backup.`);
    });
    if (!head) throw new StartError(`${file} is not a backup of a shop.`);
    expectSame('the pictures', sums, tail);
    say(`pictures: ${Object.keys(sums).length} files`);
    // Not what went by, but what is there now.
    for (const [table, sum] of Object.entries(head.tables)) expectSame(table, await sumTable(db, table), sum);
    await finishTables(db);
    return head;
  });
}

async function readHead(content: AsyncIterable<Buffer>, file: string): Promise<Head> {
  const head = await readJson<Head>(content);
  const known = migrationFiles();
  const unknown = head.migrations.find((name) => !known.includes(name));
  if (head.format !== 1 || unknown !== undefined) {
    throw new StartError(`${file} was made by a newer version of the shop. Restore it with that version.`);
  }
  return head;
}

async function fillTable(
  db: Queryable,
  table: string,
  content: AsyncIterable<Buffer>,
  head: Head,
  say: Say,
): Promise<void> {
  if (!Object.hasOwn(head.tables, table)) throw new StartError(`The backup holds a table "${table}" that it does not name.`);
  const sum = startSum();
  for await (const lines of linesOf(content)) {
    sum.add(lines);
    await insertLines(db, table, lines);
  }
  expectSame(table, sum.get(), head.tables[table] as TableSum);
  say(`${table}: ${head.tables[table]?.rows} rows`);
}

/** Throws StartError where what arrived is not what was sent. */
export function expectSame(what: string, now: object, then: object): void {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(now) !== sorted(then)) {
    throw new StartError(`What arrived of ${what} is not what was sent. Nothing was changed in the database.`);
  }
}
