import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database';
import { cachedFolder } from './cachedFolder';

const databaseCode = path.join(__dirname, '../database');

/**
 * Copies a migrated, empty embedded database into a folder. Creating such a database takes seconds. It is therefore
 * created once for each version of the engine and the migrations, and cached as a template.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = await cachedFolder(`database-${templateVersion()}`, async (folder) => {
    const database = await openDatabase({ dataDir: folder });
    await database.close();
  });
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}

/** Returns a hash of the engine's version, the engine's code and the migrations. */
function templateVersion(): string {
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
