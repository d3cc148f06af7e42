import type { Pool } from 'pg';
import { transaction } from '../database';
import { appliedMigrations } from '../database/migrate';
import {
  recreateSchema,
  finalizeImport,
  useSnapshotIsolation,
  importRows,
  exportRows,
  makeChecksum,
  checksumTable,
  tableNames,
  type TableChecksum,
} from '../database/tableTransfer';
import type { ReportProgress } from './backup';
import { assertSameChecksums } from './restore';

/**
 * Carries every row from one database over to another one, sessions and links included: whoever is signed in stays so.
 * All of it or nothing; what has arrived is read again and compared. Gives what the tables held.
 */
export async function copyTables(from: Pool, to: Pool, say: ReportProgress): Promise<Record<string, TableChecksum>> {
  return transaction(from, (source) =>
    transaction(to, async (target) => {
      await useSnapshotIsolation(source);
      await recreateSchema(target, await appliedMigrations(source));
      const sums: Record<string, TableChecksum> = {};
      for (const table of await tableNames(source)) {
        const sum = makeChecksum();
        for await (const lines of exportRows(source, table)) {
          sum.add(lines);
          await importRows(target, table, lines);
        }
        sums[table] = sum.get();
        assertSameChecksums(table, await checksumTable(target, table), sums[table]);
        say(`${table}: ${sums[table].rows} rows, the same in both`);
      }
      await finalizeImport(target);
      return sums;
    }),
  );
}
