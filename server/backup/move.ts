import type { Pool } from 'pg';
import { transaction } from '../database';
import { appliedMigrations } from '../database/migrate';
import {
  clearTables,
  finishTables,
  freeze,
  insertLines,
  readLines,
  startSum,
  sumTable,
  tableNames,
  type TableSum,
} from '../database/tables';
import type { Say } from './backup';
import { expectSame } from './restore';

/**
 * Carries every row from one database over to another one, sessions and links included: whoever is signed in stays so.
 * All of it or nothing; what has arrived is read again and compared. Gives what the tables held.
 */
export async function moveTables(from: Pool, to: Pool, say: Say): Promise<Record<string, TableSum>> {
  return transaction(from, (source) =>
    transaction(to, async (target) => {
      await freeze(source);
      await clearTables(target, await appliedMigrations(source));
      const sums: Record<string, TableSum> = {};
      for (const table of await tableNames(source)) {
        const sum = startSum();
        for await (const lines of readLines(source, table)) {
          sum.add(lines);
          await insertLines(target, table, lines);
        }
        sums[table] = sum.get();
        expectSame(table, await sumTable(target, table), sums[table]);
        say(`${table}: ${sums[table].rows} rows, the same in both`);
      }
      await finishTables(target);
      return sums;
    }),
  );
}
