import { createHash } from 'node:crypto';
import { appliedMigrations, applyMigration, acquireMigrationLock, migrationFiles } from './migrate';
import type { Queryable } from './transaction';

/*
 * The shop's tables as lines of JSON, one for each row, and back. The lines are PostgreSQL's own words, the same on both
 * engines, and pass through unread: no number and no time is rounded on the way.
 */

/** What a table held: its rows, and the SHA-256 of their lines. */
export interface TableChecksum {
  rows: number;
  sha256: string;
}

/** So many rows go over the wire at once. */
const BATCH = 200;

/** Makes one transaction see one state of all tables, however long it reads, and words the same everywhere. */
export async function useSnapshotIsolation(db: Queryable): Promise<void> {
  await db.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await speakPlainly(db);
}

async function speakPlainly(db: Queryable): Promise<void> {
  await db.query(`SET LOCAL TIME ZONE 'UTC'`);
  await db.query('SET LOCAL extra_float_digits = 1');
}

/** The names of all tables but the list of migrations, each after those that its rows refer to. */
export async function tableNames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string; needs: string[] }>(
    `SELECT c.relname AS name, array(
       SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
       WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid
     ) AS needs
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
     ORDER BY c.relname`,
  );
  const names: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((name) => names.includes(name)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    names.push(...ready.map(({ name }) => name));
    left = left.filter((table) => !ready.includes(table));
  }
  return names;
}

/** The rows of a table, by their key, a few hundred at a time. Inside a transaction. */
export async function* exportRows(db: Queryable, table: string): AsyncGenerator<string[]> {
  const { stored, key } = await columnsOf(db, table);
  const row = `jsonb_build_object(${stored.map((name) => `'${name}', ${name}`).join(', ')})`;
  // As text in the order of its bytes: every server sorts that alike, whatever its locale.
  const order = key.map((name) => `${name}::text COLLATE "C"`).join(', ');
  await db.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT ${row}::text AS line FROM ${table} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await db.query<{ line: string }>(`FETCH ${BATCH} FROM lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.query('CLOSE lines');
}

/** Puts rows into a table as they are, keys and times included. */
export async function importRows(db: Queryable, table: string, lines: string[]): Promise<void> {
  const { stored } = await columnsOf(db, table);
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    await db.query(
      `INSERT INTO ${table} (${stored.join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${stored.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    );
  }
}

/** Reads a table to its end, for its sum. */
export async function checksumTable(db: Queryable, table: string): Promise<TableChecksum> {
  const sum = makeChecksum();
  for await (const lines of exportRows(db, table)) sum.add(lines);
  return sum.get();
}

/** Adds up what a table holds, as its lines pass. */
export function makeChecksum(): { add(lines: string[]): void; get(): TableChecksum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      for (const line of lines) hash.update(`${line}\n`);
      rows += lines.length;
    },
    get: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/**
 * Takes everything of the shop out of the database and makes its tables anew as these migrations left them, but empty,
 * to be filled and finished. Inside a transaction: nobody sees the database without them, and after a rollback all is as it was.
 */
export async function recreateSchema(db: Queryable, migrations: string[]): Promise<void> {
  await acquireMigrationLock(db);
  const { rows } = await db.query<{ statement: string }>(
    `SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     UNION ALL
     SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
     WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { statement } of rows) await db.query(statement);
  await appliedMigrations(db);
  for (const file of migrations) await applyMigration(db, file);
  // What they put in, and what triggers would work out from the rows to come, comes with these rows.
  for (const table of await tableNames(db)) {
    await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await db.query(`TRUNCATE ${table} CASCADE`);
  }
  await speakPlainly(db);
}

/** Sets filled tables to work: triggers on, brought up to this version, numbers that count on behind what is there. */
export async function finalizeImport(db: Queryable): Promise<void> {
  for (const table of await tableNames(db)) await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  const applied = await appliedMigrations(db);
  for (const file of migrationFiles()) if (!applied.includes(file)) await applyMigration(db, file);
  const { rows } = await db.query<{ statement: string }>(
    `SELECT format(
       'SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %I',
       table_name, column_name, column_name, table_name
     ) AS statement
     FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { statement } of rows) await db.query(statement);
}

/**
 * Tables whose rows triggers derive from other tables. Migrations fill them too, so their rows say nothing about whether
 * the database is in use.
 */
const DERIVED_TABLES = ['product_counts'];

/** Whether any table holds a row that is not derived: false for a database that was only migrated. */
export async function hasAnyRows(db: Queryable): Promise<boolean> {
  for (const table of await tableNames(db)) {
    if (DERIVED_TABLES.includes(table)) continue;
    if ((await db.query(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0) return true;
  }
  return false;
}

/** The columns that are stored, and those of the key; not those that are worked out from others. */
async function columnsOf(db: Queryable, table: string): Promise<{ stored: string[]; key: string[] }> {
  const { rows } = await db.query<{ name: string; isKey: boolean }>(
    `SELECT a.attname AS name, coalesce(a.attnum = ANY (k.conkey), false) AS "isKey"
     FROM pg_attribute a LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'p'
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY a.attnum`,
    [table],
  );
  return { stored: rows.map(({ name }) => name), key: rows.filter(({ isKey }) => isKey).map(({ name }) => name) };
}
