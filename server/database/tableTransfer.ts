import { createHash } from 'node:crypto';
import { appliedMigrations, applyMigration, acquireMigrationLock, migrationFiles } from './migrate';
import type { Queryable } from './transaction';

/*
 * Exports the shop's tables as JSON lines, one per row, and imports them. PostgreSQL writes and parses the lines,
 * because JavaScript would round numbers and times. The embedded database and a PostgreSQL server use the same format.
 */

/** The number of rows of a table, and the SHA-256 of its JSON lines as hexadecimal digits. */
export interface TableChecksum {
  rows: number;
  sha256: string;
}

/** Rows per query when a table is exported or imported. */
const BATCH = 200;

/**
 * Makes the transaction read all tables from one snapshot, and sets the output format (see `setOutputFormat`). Call it
 * before any query of the transaction.
 */
export async function useSnapshotIsolation(db: Queryable): Promise<void> {
  await db.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await setOutputFormat(db);
}

/** Sets the time zone and float precision of the transaction's output, so that it does not depend on the server. */
async function setOutputFormat(db: Queryable): Promise<void> {
  await db.query(`SET LOCAL TIME ZONE 'UTC'`);
  await db.query('SET LOCAL extra_float_digits = 1');
}

/**
 * Returns the names of all tables except `migrations`. A table comes after the tables that its foreign keys refer to.
 */
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
  let pending = rows;
  while (pending.length > 0) {
    const ready = pending.filter(({ needs }) => needs.every((name) => names.includes(name)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    names.push(...ready.map(({ name }) => name));
    pending = pending.filter((table) => !ready.includes(table));
  }
  return names;
}

/**
 * Yields the rows of a table as JSON lines, sorted by primary key, in batches of BATCH. Call it inside a transaction.
 */
export async function* exportRows(db: Queryable, table: string): AsyncGenerator<string[]> {
  const { stored, key } = await columnsOf(db, table);
  const row = `jsonb_build_object(${stored.map((name) => `'${name}', ${name}`).join(', ')})`;
  // Sort keys as text in byte order, because that does not depend on the locale of the server.
  const order = key.map((name) => `${name}::text COLLATE "C"`).join(', ');
  await db.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT ${row}::text AS line FROM ${table} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await db.query<{ line: string }>(`FETCH ${BATCH} FROM lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.query('CLOSE lines');
}

/** Inserts exported JSON lines into a table unchanged, including generated keys and times. */
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

/** Reads a whole table and returns its checksum. */
export async function checksumTable(db: Queryable, table: string): Promise<TableChecksum> {
  const sum = makeChecksum();
  for await (const lines of exportRows(db, table)) sum.add(lines);
  return sum.get();
}

/** Creates a checksum to which the JSON lines of a table are added batch by batch. */
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
 * Prepares the database for an import. Drops all tables and functions of the shop, and creates them again with the
 * given migrations. Then empties the new tables and disables their triggers. Next, import the rows and call
 * `finalizeImport`.
 *
 * Call it inside a transaction, so that other connections never see the database without tables, and a rollback
 * restores everything.
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
  // Empty the tables and disable their triggers: the import already contains all rows that migrations and triggers
  // would insert.
  for (const table of await tableNames(db)) {
    await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await db.query(`TRUNCATE ${table} CASCADE`);
  }
  await setOutputFormat(db);
}

/**
 * Completes an import: enables the triggers again, runs pending migrations, and sets each identity column's sequence to
 * continue after the highest imported value.
 */
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

/** Tables that migrations and triggers fill, so they have rows even if the shop has never been used. */
const DERIVED_TABLES = ['product_counts'];

/** Returns whether any table except DERIVED_TABLES has rows. A database that was only migrated has none. */
export async function hasAnyRows(db: Queryable): Promise<boolean> {
  for (const table of await tableNames(db)) {
    if (DERIVED_TABLES.includes(table)) continue;
    if ((await db.query(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0) return true;
  }
  return false;
}

/** Returns the names of a table's columns, except generated ones, and the names of its primary key columns. */
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
