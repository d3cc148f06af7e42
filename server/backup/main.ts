import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/readConfig';
import { type Database, needsInitialSetup, openDatabase } from '../database';
import { openImageStorage } from '../images';
import { UserFacingError } from '../config/userFacingError';
import { missingFilesMessage, writeBackup } from './backup';
import { copyTables } from './copyTables';
import { assertRestorable, restoreBackup } from './restore';

/*
 * The commands `npm run backup`, `npm run restore` and `npm run migrate-to-postgres`. They read the same environment
 * variables as `npm start` to find the shop.
 */

const report = (message: string) => void process.stdout.write(`${message}\n`);

const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;

const COMMANDS = {
  backup: { usage: 'npm run backup -- --to FILE', flag: 'to', options: { to: string }, run: backup },
  restore: {
    usage: 'npm run restore -- --from FILE [--replace]',
    flag: 'from',
    options: { from: string, replace: boolean },
    run: restore,
  },
  'migrate-to-postgres': {
    usage: 'npm run migrate-to-postgres -- --to DATABASE_URL [--replace]',
    flag: 'to',
    options: { to: string, replace: boolean },
    run: migrateToPostgres,
  },
} as const;

async function backup(config: Config, file: string): Promise<void> {
  if (existsSync(file)) throw new UserFacingError(`${file} already exists. Choose another name, or move it away.`);
  assertShopExists(config);
  await withDatabase(config, async ({ pool }) => {
    const { tables, missing } = await writeBackup(
      { pool, files: await openImageStorage(config) },
      resolve(file),
      report,
    );
    if (missing.length > 0) throw new UserFacingError(missingFilesMessage(file, missing));
    report(`Done: ${rowsIn(tables)} rows saved to ${file}. Keep the file on another machine.`);
  });
}

async function restore(config: Config, file: string, replace: boolean): Promise<void> {
  if (!existsSync(file)) throw new UserFacingError(`There is no backup at ${file}.`);
  await withDatabase(config, async ({ pool }) => {
    await assertRestorable(pool, replace);
    const { tables, madeAt } = await restoreBackup(
      { pool, files: await openImageStorage(config) },
      resolve(file),
      report,
    );
    report(`Done: ${rowsIn(tables)} rows restored, as of ${madeAt}. Everyone has to sign in again.`);
  });
}

async function migrateToPostgres(config: Config, databaseUrl: string, replace: boolean): Promise<void> {
  if (config.databaseUrl) throw new UserFacingError('DATABASE_URL is set: the shop already uses a PostgreSQL server.');
  const target = readConfig({ DATABASE_URL: databaseUrl });
  assertShopExists(config);
  await withDatabase(config, (source) =>
    withDatabase(target, async ({ pool }) => {
      await assertRestorable(pool, replace);
      const tables = await copyTables(source.pool, pool, report);
      report(
        `Done: ${rowsIn(tables)} rows. Start the shop with this DATABASE_URL and the same DATA_DIR, which contains its pictures.`,
      );
    }),
  );
}

async function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...config, progress: report });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Throws a UserFacingError if there is no shop, because opening the embedded database would create an empty one. */
function assertShopExists({ databaseUrl, dataDir }: Config): void {
  if (!databaseUrl && needsInitialSetup(dataDir))
    throw new UserFacingError(`There is no shop in ${dataDir}. Set DATA_DIR to its folder.`);
}

const rowsIn = (tables: Record<string, { rows: number }>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name as keyof typeof COMMANDS];
  const { flag, usage, options } = command;
  let values: { to?: string; from?: string; replace?: boolean };
  try {
    ({ values } = parseArgs({ args, options }) as { values: typeof values });
  } catch {
    throw new UserFacingError(`Usage: ${usage}`);
  }
  const value = values[flag];
  if (!value) throw new UserFacingError(`Usage: ${usage}`);
  await command.run(readConfig(process.env), value, values.replace ?? false);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UserFacingError ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
});
