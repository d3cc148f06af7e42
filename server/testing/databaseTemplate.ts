import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database';

const databaseCode = path.join(__dirname, '../database');
const cache = path.join(__dirname, '../../node_modules/.cache/spa-summit');

/**
 * Puts a migrated, empty embedded database into a folder. Setting one up takes seconds, so it is done
 * once per version of the engine and its migrations, and copied from then on.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = path.join(cache, `database-${version()}`);
  if (!existsSync(template)) {
    const making = `${template}.${process.pid}`;
    const database = await openDatabase({ dataDir: making });
    await database.close();
    keep(making, template);
  }
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}

/** Another test process may have been quicker: its template is as good as ours. */
function keep(making: string, template: string): void {
  try {
    renameSync(making, template);
  } catch {
    rmSync(making, { recursive: true, force: true });
  }
}

function version(): string {
  mkdirSync(cache, { recursive: true });
  const migrations = readdirSync(path.join(databaseCode, 'migrations')).map((name) => `migrations/${name}`);
  const hash = createHash('sha256');
  for (const file of ['embeddedEngine.ts', 'durableNodeFs.ts', 'migrate.ts', ...migrations]) {
    hash.update(readFileSync(path.join(databaseCode, file)));
  }
  const { dependencies } = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  hash.update(String(dependencies['@electric-sql/pglite']));
  return hash.digest('hex').slice(0, 16);
}
