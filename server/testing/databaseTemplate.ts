import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database';

const databaseCode = path.join(__dirname, '../database');
const cache = path.join(__dirname, '../../node_modules/.cache/spa-summit');

/**
 * Copies a migrated, empty embedded database into a folder. Creating such a database takes seconds. It is therefore
 * created once for each version of the engine and the migrations, and cached as a template in `node_modules/.cache`.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = path.join(cache, `database-${templateVersion()}`);
  if (!existsSync(template)) {
    const tempDir = `${template}.${process.pid}`;
    const database = await openDatabase({ dataDir: tempDir });
    await database.close();
    moveIntoCache(tempDir, template);
  }
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}

/**
 * Moves a new template into the cache by renaming its folder. Deletes it if another test process has added one first.
 */
function moveIntoCache(tempDir: string, template: string): void {
  try {
    renameSync(tempDir, template);
  } catch {
    rmSync(tempDir, { recursive: true, force: true });
  }
}

/** Returns a hash of the engine's version, the engine's code and the migrations. */
function templateVersion(): string {
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
