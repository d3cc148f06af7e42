import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { audit } from '../tools/bench/cluster/audit';
import { type Queryable, transaction } from './database';
import { migrationFiles } from './database/migrate';
import { eva } from './testing/accounts';
import { compiledServer } from './testing/compiled';
import { createDatabase, testServer } from './testing/database';
import { takeViolations } from './testing/failOnContractViolations';
import { makeTestFolder } from './testing/folder';
import { readOutbox, whenSent } from './testing/mail';
import { buildRelease, isInHistory, previousRelease } from './testing/previousRelease';
import { startProcess, whenEnded } from './testing/process';
import {
  createProduct,
  fillShop,
  fingerprint,
  owner,
  type Possessions,
  readLastingRows,
  releaseProgram,
  type RunningServer,
  serverEnv,
  signIn,
  startServer,
  usePossessions,
} from './testing/upgrade';
import { makeLedger } from '../tools/bench/cluster/load';
import { startLoad } from './testing/upgradeLoad';

/*
 * Tests of docs/operations.md, 'Upgrades'. They start the previous release, which they compile from the git history, and
 * upgrade its database to the current sources.
 */

const { version } = previousRelease;
const hasHistory = isInHistory(previousRelease);
if (!hasHistory) {
  process.stderr.write(
    `The upgrade from ${version} was not tested, because this clone does not have its commit ${previousRelease.commit}. ` +
      'Fetch the whole history with `git fetch --unshallow`.\n',
  );
}
const describeOnPostgres = hasHistory && testServer ? describe : describe.skip;
const describeOnEmbedded = hasHistory && !testServer ? describe : describe.skip;

/** Time limit in ms of the whole upgrade, which starts four servers under load. A busy machine takes minutes. */
const UPGRADE_TIMEOUT_MS = 300_000;

const runProgram = promisify(execFile);

let release: string;
let dataDir: string;
const cleanups: (() => unknown)[] = [];

/** Starts a server, which is killed after the tests if it is still running then. */
async function start(env: Record<string, string | undefined>, args?: string[]): Promise<RunningServer> {
  const server = await startServer(env, args);
  cleanups.unshift(() => server.end('SIGKILL'));
  return server;
}

const startOld = (env: Record<string, string | undefined>) => start(env, releaseProgram(release, 'main'));

async function openUpgradeFolder(): Promise<void> {
  release = await buildRelease(previousRelease);
  dataDir = makeTestFolder();
  cleanups.unshift(() => rmSync(dataDir, { recursive: true, force: true }));
}

async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0)) await clean();
}

/** Starts the previous release on an upgraded database. The test fails if it does not refuse to run. */
async function expectRefusal(env: Record<string, string | undefined>): Promise<void> {
  const known = migrationFiles(join(release, 'server/database/migrations'));
  const newer = migrationFiles().find((file) => !known.includes(file));
  expect(await whenEnded(startProcess(env, releaseProgram(release, 'main')))).toEqual([
    1,
    `The database was created by a newer version of the shop (it has the migration ${newer}). Start that version instead.\n`,
  ]);
}

describeOnPostgres(`a rolling upgrade from ${version} under load, with two servers of each version`, () => {
  let databaseUrl: string;
  let env: ReturnType<typeof serverEnv>;
  let possessions: Possessions;
  let rowsBefore: string[];
  const exitCodes: (number | null)[] = [];
  const ledger = makeLedger();
  const backup = () => join(dataDir, 'before.tar');

  /** Runs `work` on the database, without migrating it. */
  async function withDatabase<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    return transaction(pool, work).finally(() => pool.end());
  }

  async function fillOldShop(origin: string): Promise<void> {
    possessions = await fillShop(origin, dataDir);
    await runProgram(process.execPath, [...releaseProgram(release, 'backup'), 'backup', '--to', backup()], { env });
    rowsBefore = await withDatabase(readLastingRows);
    // An email that is still in the outbox after the upgrade.
    await withDatabase((db) =>
      db.query(`INSERT INTO outbox (kind, email, due_at) VALUES ('known', $1, now() + interval '1 hour')`, [
        owner.email,
      ]),
    );
  }

  /** Upgrades as docs/operations.md says: starts the new servers beside the old ones, then stops the old ones. */
  async function upgrade(old: RunningServer[]): Promise<void> {
    const load = await startLoad(ledger, old);
    cleanups.unshift(load.close);
    await load.whenContinued();
    const current = await Promise.all([start(env), start(env)]);
    current.forEach(load.addServer);
    await load.whenContinued();
    for (const { origin } of old) await createProduct(origin, await signIn(origin, owner), `Upgrade by ${origin}`);
    for (const server of old) {
      exitCodes.push(await server.end('SIGTERM'));
      await load.whenContinued();
    }
    await load.end();
    for (const server of current) exitCodes.push(await server.end('SIGTERM'));
  }

  beforeAll(async () => {
    await openUpgradeFolder();
    const created = await createDatabase(testServer as string);
    databaseUrl = created.url;
    cleanups.push(created.drop);
    env = serverEnv(dataDir, databaseUrl);
    const old = [await startOld(env), await startOld(env)];
    await fillOldShop((old[0] as RunningServer).origin);
    await upgrade(old);
    // The contract does not name the load balancer's own response, 502. Clients retry after it.
    expect(takeViolations().filter((violation) => !violation.includes(' answered 502: '))).toEqual([]);
  }, UPGRADE_TIMEOUT_MS);
  afterAll(cleanUp);

  test('all servers stop with exit code 0, and no client gets an error that a retry does not heal', () => {
    expect(exitCodes).toEqual([0, 0, 0, 0]);
    expect(ledger.failures).toEqual([]);
    expect(ledger.revocations.filter((time) => !Number.isFinite(time))).toEqual([]);
  });

  test('everything that was acknowledged during the upgrade is stored, and nothing twice', async () => {
    const findings = await withDatabase((db) => audit(db, join(dataDir, 'uploads'), 'Upgrade', ledger));
    expect(Object.entries(findings).filter(([, count]) => count > 0)).toEqual([]);
    expect(ledger.updated.size).toBeGreaterThan(0);
  });

  test('users, products and their history from before the upgrade still exist', async () => {
    const rows = new Set(await withDatabase(readLastingRows));
    expect(rowsBefore.filter((row) => !rows.has(row))).toEqual([]);
    expect(rowsBefore.length).toBeGreaterThan(90);
  });

  test('"An old version refuses to start on a database with migrations that it does not know", and changes nothing', async () => {
    const fingerprintBefore = await withDatabase(fingerprint);
    await expectRefusal(env);
    expect(await withDatabase(fingerprint)).toEqual(fingerprintBefore);
  });

  test('sessions, mailed links, images and queued emails from before the upgrade are still valid', async () => {
    const mailsToOwner = () => readOutbox(dataDir).filter(({ headers }) => headers['to'] === owner.email).length;
    expect(mailsToOwner()).toBe(0);
    await withDatabase((db) => db.query('UPDATE outbox SET due_at = now()'));
    const server = await start(env);
    await usePossessions(server.origin, possessions);
    await withDatabase(whenSent);
    expect(mailsToOwner()).toBe(1);
    await server.end('SIGTERM');
  });

  test('"To go back, restore the backup", which the old version also does with its own backup', async () => {
    const other = await createDatabase(testServer as string);
    const settings = { ...env, DATABASE_URL: other.url, DATA_DIR: join(dataDir, 'restored') };
    const restore = ['restore', '--from', backup()];
    await runProgram(process.execPath, [...releaseProgram(release, 'backup'), ...restore], { env: settings });
    const old = await startOld(settings);
    await signIn(old.origin, eva);
    await old.end('SIGTERM');
    // The current version migrates the backup of the old one.
    await runProgram(process.execPath, [compiledServer('backup'), ...restore, '--replace'], { env: settings });
    const current = await start(settings);
    await signIn(current.origin, eva);
    await current.end('SIGTERM');
    await other.drop();
  });
});

describeOnEmbedded(`an upgrade from ${version} with the embedded database`, () => {
  beforeAll(openUpgradeFolder, UPGRADE_TIMEOUT_MS);
  afterAll(cleanUp);

  test(
    'keeps sessions, links and images, and the old version then refuses the database',
    async () => {
      const env = serverEnv(dataDir, undefined);
      const old = await startOld(env);
      const possessions = await fillShop(old.origin, dataDir);
      expect(await old.end('SIGTERM')).toBe(0);
      const current = await start(env);
      await usePossessions(current.origin, possessions);
      expect(await current.end('SIGTERM')).toBe(0);
      await expectRefusal(env);
      const again = await start(env);
      await signIn(again.origin, { email: eva.email, password: 'after the upgrade' });
      await again.end('SIGTERM');
    },
    UPGRADE_TIMEOUT_MS,
  );
});
