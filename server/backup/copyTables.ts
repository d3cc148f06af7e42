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
 * Copies every row from one database to another, including sessions and links, so that users stay signed in. The
 * target's tables are replaced in one transaction and compared with the source by checksum. Returns the checksum of
 * each table.
 */
export async function copyTables(from: Pool, to: Pool, report: ReportProgress): Promise<Record<string, TableChecksum>> {
  return transaction(from, (source) =>
    transaction(to, async (target) => {
      await useSnapshotIsolation(source);
      await recreateSchema(target, await appliedMigrations(source));
      const checksums: Record<string, TableChecksum> = {};
      for (const table of await tableNames(source)) {
        const checksum = makeChecksum();
        for await (const lines of exportRows(source, table)) {
          checksum.add(lines);
          await importRows(target, table, lines);
        }
        checksums[table] = checksum.get();
        assertSameChecksums(table, await checksumTable(target, table), checksums[table]);
        report(`${table}: ${checksums[table].rows} rows, identical in both databases`);
      }
      await finalizeImport(target);
      return checksums;
    }),
  );
}
