import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { readConfig } from '../config/readConfig';
import { openDatabase, transaction } from '../database';
import { migrationFiles } from '../database/migrate';
import { recreateSchema, finalizeImport, exportRows, makeChecksum } from '../database/tableTransfer';
import { openImageStorage } from '../images';
import type { ImageStorage } from '../images/imageStorage';
import { UserFacingError } from '../config/userFacingError';
import { accountsOf, eva } from '../testing/accounts';
import { openTestBucket } from '../testing/s3Server';
import { compiledServer } from '../testing/compiled';
import { catalogueOf } from '../testing/catalogue';
import { createDatabase, openTestDatabase, type TestDatabase, testServer } from '../testing/database';
import { makeTestFolder } from '../testing/folder';
import { whenEncoded } from '../testing/images';
import { EDGE_CASES, picture, productForm } from '../testing/products';
import { consultation, requestsOf } from '../testing/requests';
import { openShop, type Shop } from '../testing/shop';
import { copyTemplate } from '../testing/databaseTemplate';
import { writeArchive } from './archive';
import { missingFilesMessage, writeBackup } from './backup';
import { copyTables } from './copyTables';
import { assertRestorable, restoreBackup } from './restore';

let shop: Shop;
let files: ImageStorage;
let folder: string;
let empty: TestDatabase;
let emptyFiles: ImageStorage;
const { create } = catalogueOf(() => shop);
const { addVerified, signIn } = accountsOf(() => shop);
const { add } = requestsOf(() => shop);
const ignoreProgress = () => undefined;

beforeAll(async () => {
  folder = makeTestFolder();
  shop = await openShop({ env: { CONSULTATIONS: 'on' } });
  files = await openImageStorage(shop.config);
  await fillShop();
  empty = await openTestDatabase();
  emptyFiles = await openImageStorage({ dataDir: empty.dataDir });
});
afterAll(async () => {
  await shop.database.close();
  await empty.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await transaction(empty.pool, async (db) => {
    // Reset the database to its state after a first start, in which it contains only the rows that migrations insert.
    await recreateSchema(db, []);
    await finalizeImport(db);
  });
  for (const { name } of await emptyFiles.list()) await emptyFiles.remove(name);
});

/** Fills the shop with all kinds of data: current and former images, history, accounts and queued emails. */
async function fillShop(): Promise<void> {
  const image = async () => new Blob([new Uint8Array(await picture('png', 600, 400))]);
  for (const form of Object.values(EDGE_CASES)) await create(form);
  const { _id } = await create({ ...productForm(), image: await image() });
  const change = async (form: Record<string, string | Blob>) =>
    expect((await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form })).statusCode).toBe(200);
  await change({ price: '12345678.90', image: await image() });
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  await addVerified(eva);
  await signIn(eva.email, eva.password);
  await add('consultations', consultation);
  await whenEncoded(shop.database.pool);
  await shop.app.close();
  // Queue emails and an image now: the workers have stopped, so these rows stay in the queues.
  const { pool } = shop.database;
  await pool.query(
    `INSERT INTO outbox (kind, email) VALUES ('reset', 'eva@example.com'), ('known', 'Größe@example.com')`,
  );
  await pool.query(`INSERT INTO picture_jobs (url) VALUES ('/uploads/00000000-0000-4000-8000-000000000000-900.webp')`);
}

const BACKED_UP_TABLES = [
  'products',
  'product_counts',
  'product_history',
  'picture_jobs',
  'uploaded_images',
  'users',
  'registrations',
  'outbox',
  'requests',
  'request_events',
  'invitations',
  'audit_log',
  'passkeys',
];
/** Tables that a backup leaves out, but that `migrate-to-postgres` copies. */
const EXCLUDED_TABLES = ['sessions', 'links', 'invitation_links', 'passkey_tickets', 'attempts', 'keys'];

async function rowsOf({ pool }: Pick<TestDatabase, 'pool'>, tables: string[]): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) rows[table] = (await pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows;
  return rows;
}

async function readAllFiles(from: ImageStorage): Promise<Record<string, string>> {
  const names = (await from.list()).map(({ name }) => name).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await from.read(name)).toString('base64')])),
  );
}

async function makeBackup(name: string): Promise<string> {
  const file = join(folder, name);
  rmSync(file, { force: true });
  await writeBackup({ pool: shop.database.pool, files }, file, ignoreProgress);
  return file;
}

test('restores products, history, users, queued emails and images', async () => {
  const file = await makeBackup('whole.tar');
  const restored = await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, ignoreProgress);

  const before = await rowsOf(shop.database, BACKED_UP_TABLES);
  expect(await rowsOf(empty, BACKED_UP_TABLES)).toEqual(before);
  expect(await readAllFiles(emptyFiles)).toEqual(await readAllFiles(files));
  expect(Object.keys(await readAllFiles(files))).toHaveLength(8);
  expect(restored.tables).toMatchObject({
    products: { rows: 5 },
    product_history: { rows: 7 },
    outbox: { rows: 2 },
    requests: { rows: 1 },
  });
  // Sessions and links must not be restored: those revoked since the backup would give access again.
  expect((await rowsOf(shop.database, EXCLUDED_TABLES))['sessions']).toHaveLength(3);
  expect(await rowsOf(empty, EXCLUDED_TABLES)).toEqual(Object.fromEntries(EXCLUDED_TABLES.map((name) => [name, []])));
  expect((await empty.pool.query('SELECT name FROM migrations ORDER BY name')).rows).toHaveLength(
    migrationFiles().length,
  );
});

test('continues identity sequences and product counts after the restored rows', async () => {
  const file = await makeBackup('counting.tar');
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, ignoreProgress);
  const { rows } = await empty.pool.query<{ later: boolean }>(
    `INSERT INTO outbox (kind, email) VALUES ('known', 'x@example.com')
     RETURNING id > (SELECT max(id) FROM outbox) AS later`,
  );
  expect(rows).toEqual([{ later: true }]);
  // The triggers that maintain product_counts must be enabled again after the restore.
  await empty.pool.query(`UPDATE products SET status = 'draft'`);
  expect((await empty.pool.query('SELECT sum(active)::int AS active FROM product_counts')).rows).toEqual([
    { active: 0 },
  ]);
});

test('writes a file that only this user can read, and leaves none if the backup fails', async () => {
  expect(statSync(await makeBackup('mode.tar')).mode & 0o777).toBe(0o600);
  const broken = { ...files, read: () => Promise.reject(new Error('the disk failed')) };
  const file = join(folder, 'failed.tar');
  await expect(writeBackup({ pool: shop.database.pool, files: broken }, file, ignoreProgress)).rejects.toThrow(
    'the disk failed',
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('restores images into a bucket and backs them up from it', async () => {
  const file = await makeBackup('bucket.tar');
  const bucket = await openTestBucket();
  const inBucket = await openImageStorage(readConfig({ S3_URL: bucket.url }));
  await restoreBackup({ pool: empty.pool, files: inBucket }, file, ignoreProgress);
  expect(await readAllFiles(inBucket)).toEqual(await readAllFiles(files));
  const second = join(folder, 'from-bucket.tar');
  await writeBackup({ pool: empty.pool, files: inBucket }, second, ignoreProgress);
  expect(statSync(second).size).toBe(statSync(file).size);
  await bucket.close();
});

test.each<[string, (content: Buffer) => Buffer, string]>([
  ['truncated within an image', (content) => content.subarray(0, content.length - 5000), 'is not a complete backup'],
  [
    'truncated after an entry',
    (content) => content.subarray(0, content.lastIndexOf('pictures.json')),
    'is not a complete backup',
  ],
  ['not an archive', () => Buffer.from('SELECT 1'), 'is not a complete backup'],
  ['empty', () => Buffer.alloc(0), 'is not a complete backup'],
  [
    'changed in a row',
    (content) => replace(content, 'Cedar Barrel Sauna', 'Cedar Barrel Saunb'),
    'The copy of products',
  ],
  ['changed in an image', (content) => replace(content, 'WEBPVP8', 'WEBPVP9'), 'The copy of the pictures'],
  ['from a newer shop', (content) => replace(content, '"0001_', '"9001_'), 'was made by a newer version of the shop'],
])('restores nothing from a file that is %s', async (_how, corrupt, message) => {
  const file = await makeBackup('spoilt.tar');
  writeFileSync(file, corrupt(readFileSync(file)));
  await empty.pool.query(`INSERT INTO outbox (kind, email) VALUES ('known', 'here@before.example')`);
  const restoring = restoreBackup({ pool: empty.pool, files: emptyFiles }, file, ignoreProgress);
  await expect(restoring).rejects.toThrow(UserFacingError);
  await expect(restoring).rejects.toThrow(message);
  expect((await empty.pool.query('SELECT email FROM outbox')).rows).toEqual([{ email: 'here@before.example' }]);
  expect((await empty.pool.query('SELECT * FROM products')).rows).toEqual([]);
});

/** Replaces text with other text of the same length, so that the structure of the archive stays valid. */
function replace(content: Buffer, from: string, to: string): Buffer {
  const at = content.indexOf(from);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([content.subarray(0, at), Buffer.from(to), content.subarray(at + from.length)]);
}

test('applies pending migrations to a backup of an earlier version', async () => {
  const migrations = migrationFiles().slice(0, 1);
  const lines = await transaction(empty.pool, async (db) => {
    await recreateSchema(db, migrations);
    await db.query(
      `INSERT INTO products (slug, name, description, category) VALUES ('old', 'Old', 'From before', 'sauna')`,
    );
    const [line = ''] = (await exportRows(db, 'products').next()).value as string[];
    await db.query('CLOSE lines');
    // Recreate the current tables before the commit: the embedded database's maintenance may run at any time and needs
    // them.
    await recreateSchema(db, []);
    await finalizeImport(db);
    return [line];
  });
  const checksum = makeChecksum();
  checksum.add(lines);
  const manifest = { format: 1, madeAt: '', migrations, tables: { products: checksum.get() } };
  const file = join(folder, 'old.tar');
  const entries = [
    { name: 'backup.json', content: Buffer.from(JSON.stringify(manifest)) },
    { name: 'tables/products.jsonl', content: Buffer.from(`${lines.join('\n')}\n`) },
    { name: 'pictures.json', content: Buffer.from('{}') },
  ];
  await writeArchive(file, Readable.from(entries));
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, ignoreProgress);
  // The pending migrations have added the search text and the first history entry.
  expect(await rowsOf(empty, ['products', 'product_history'])).toMatchObject({
    products: [{ slug: 'old', search_text: 'old\nfrom before\n' }],
    product_history: [{ action: 'created', actor_name: 'Spa Summit' }],
  });
});

test('"Restoring wants an empty database": a database that was only migrated counts as empty', async () => {
  const fresh = await openTestDatabase();
  await assertRestorable(fresh.pool, false);
  await restoreBackup({ pool: fresh.pool, files: emptyFiles }, await makeBackup('fresh.tar'), ignoreProgress);
  expect(await rowsOf(fresh, BACKED_UP_TABLES)).toEqual(await rowsOf(shop.database, BACKED_UP_TABLES));
  await expect(assertRestorable(fresh.pool, false)).rejects.toThrow(UserFacingError);
  await fresh.close();
});

test('restores into a non-empty database only with --replace', async () => {
  await assertRestorable(empty.pool, false);
  const refusal = new UserFacingError('The database is not empty. Add --replace to overwrite everything in it.');
  await expect(assertRestorable(shop.database.pool, false)).rejects.toThrow(refusal);
  await assertRestorable(shop.database.pool, true);

  await empty.pool.query(`INSERT INTO outbox (kind, email) VALUES ('known', 'here@before.example')`);
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, await makeBackup('replace.tar'), ignoreProgress);
  expect(await rowsOf(empty, BACKED_UP_TABLES)).toEqual(await rowsOf(shop.database, BACKED_UP_TABLES));
});

test('copyTables copies every row, including sessions and links', async () => {
  const messages: string[] = [];
  const checksums = await copyTables(shop.database.pool, empty.pool, (message) => void messages.push(message));
  const tables = [...BACKED_UP_TABLES, ...EXCLUDED_TABLES];
  expect(await rowsOf(empty, tables)).toEqual(await rowsOf(shop.database, tables));
  expect(Object.keys(checksums).sort()).toEqual([...tables].sort());
  expect(messages).toContain('products: 5 rows, identical in both databases');
});

const onServer = testServer ? test : test.skip;

onServer('copyTables copies from the embedded database to a PostgreSQL server', async () => {
  const dataDir = makeTestFolder();
  await copyTemplate(dataDir);
  const embedded = await openDatabase({ dataDir });
  await copyTables(shop.database.pool, embedded.pool, ignoreProgress);
  await copyTables(embedded.pool, empty.pool, ignoreProgress);
  const tables = [...BACKED_UP_TABLES, ...EXCLUDED_TABLES];
  expect(await rowsOf(empty, tables)).toEqual(await rowsOf(shop.database, tables));
  await embedded.close();
  rmSync(dataDir, { recursive: true });
});

onServer('refuses a database that a running shop uses', async () => {
  const another = new pg.Client({ connectionString: empty.databaseUrl, application_name: 'spa-summit 1 another' });
  await another.connect();
  await expect(assertRestorable(empty.pool, true)).rejects.toThrow(
    'The database is in use by 1 running shop. Stop it first.',
  );
  await another.end();
});

/** Runs `backup`, `restore` or `migrate-to-postgres`. Passes no environment variables except PATH and `env`. */
function runCommand(args: string[], env: Record<string, string | undefined>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiledServer('backup'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('"Try a restore before you need one": restores into a new DATA_DIR and a new database', async () => {
  const file = await makeBackup('trial.tar');
  const dataDir = join(makeTestFolder(), 'trial');
  const created = testServer ? await createDatabase(testServer) : undefined;
  const env = { DATA_DIR: dataDir, DATABASE_URL: created?.url };
  const result = runCommand(['restore', '--from', file], env);
  expect(result).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Done: \d+ rows restored, as of .+ Everyone has to sign in again\.$/m),
    stderr: '',
  });
  const restored = await openDatabase({ dataDir, databaseUrl: created?.url });
  expect(await rowsOf(restored, BACKED_UP_TABLES)).toEqual(await rowsOf(shop.database, BACKED_UP_TABLES));
  expect(await readAllFiles(await openImageStorage({ dataDir }))).toEqual(await readAllFiles(files));
  await restored.close();
  // On the second run the database is not empty any more.
  expect(runCommand(['restore', '--from', file], env)).toMatchObject({
    status: 1,
    stderr: 'The database is not empty. Add --replace to overwrite everything in it.\n',
  });
  await created?.drop();
  rmSync(dirname(dataDir), { recursive: true });
});

test('lists missing image files, keeps the backup nevertheless, and exits with an error', async () => {
  const trial = makeTestFolder();
  const created = testServer ? await createDatabase(testServer) : undefined;
  const env = { DATA_DIR: trial, DATABASE_URL: created?.url };
  expect(runCommand(['restore', '--from', await makeBackup('before-loss.tar')], env)).toMatchObject({ status: 0 });
  // Delete the 480 px wide files of the product's current image and of its former image.
  const lost = Object.keys(await readAllFiles(files)).filter((name) => name.endsWith('-480.webp'));
  for (const name of lost) rmSync(join(trial, 'uploads', name));
  const file = join(folder, 'with-loss.tar');
  const result = runCommand(['backup', '--to', file], env);
  expect(result).toMatchObject({
    status: 1,
    stderr:
      `${file} was written and is kept, but ${lost.length} picture files that the shop uses are missing: ` +
      `${lost.sort().join(', ')}.\n`,
  });
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, ignoreProgress);
  expect(Object.keys(await readAllFiles(emptyFiles))).toHaveLength(8 - lost.length);
  await created?.drop();
  rmSync(trial, { recursive: true });
});

test('lists the first ten of many missing image files', async () => {
  const noFiles = { ...files, list: () => Promise.resolve([]) };
  const ids = Array.from({ length: 3 }, () => randomUUID()).sort();
  const rows = ids.flatMap((id) => [480, 960, 1440, 1920].map((width) => ({ id, width })));
  await empty.pool.query(
    `INSERT INTO products (slug, name, description, category, images)
     VALUES ('lost', 'Lost', '', 'sauna', $1)`,
    [JSON.stringify(rows.map(({ id, width }) => ({ url: `/uploads/${id}-${width}.webp` })))],
  );
  const { missing } = await writeBackup({ pool: empty.pool, files: noFiles }, join(folder, 'many.tar'), ignoreProgress);
  expect(missing).toHaveLength(12);
  expect(missingFilesMessage('many.tar', missing)).toMatch(
    /12 picture files .+ are missing: ([\w-]+\.webp, ){9}[\w-]+\.webp and 2 more\.$/,
  );
});

onServer('"npm run migrate-to-postgres -- --to postgres://…": copies into a new database', async () => {
  const dataDir = makeTestFolder();
  await copyTemplate(dataDir);
  const embedded = await openDatabase({ dataDir });
  await copyTables(shop.database.pool, embedded.pool, ignoreProgress);
  await embedded.close();
  const created = await createDatabase(testServer as string);
  const result = runCommand(['migrate-to-postgres', '--to', created.url], { DATA_DIR: dataDir });
  expect(result).toMatchObject({ status: 0, stderr: '' });
  const moved = await openDatabase({ dataDir, databaseUrl: created.url });
  const tables = [...BACKED_UP_TABLES, ...EXCLUDED_TABLES];
  expect(await rowsOf(moved, tables)).toEqual(await rowsOf(shop.database, tables));
  await moved.close();
  await created.drop();
  rmSync(dataDir, { recursive: true });
});

test.each([
  [['backup'], 'Usage: npm run backup -- --to FILE\n'],
  [['restore', 'a.tar'], 'Usage: npm run restore -- --from FILE [--replace]\n'],
  [['backup', '--to', 'a.tar'], `There is no shop in ${join('/tmp', 'no-shop-here')}. Set DATA_DIR to its folder.\n`],
])('%j prints one line and exits with an error', (args, line) => {
  expect(runCommand(args, { DATA_DIR: '/tmp/no-shop-here' })).toEqual({ status: 1, stdout: '', stderr: line });
});
