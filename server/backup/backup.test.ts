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
const quiet = () => undefined;

beforeAll(async () => {
  folder = makeTestFolder();
  shop = await openShop();
  files = await openImageStorage(shop.config);
  await fill();
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
    // As a first start leaves it: every migration has run, and what they insert is there.
    await recreateSchema(db, []);
    await finalizeImport(db);
  });
  for (const { name } of await emptyFiles.list()) await emptyFiles.remove(name);
});

/** A shop in which everything is used: pictures, earlier ones too, history, accounts, mails that wait. */
async function fill(): Promise<void> {
  const image = async () => new Blob([new Uint8Array(await picture('png', 600, 400))]);
  for (const form of Object.values(EDGE_CASES)) await create(form);
  const { _id } = await create({ ...productForm(), image: await image() });
  const change = async (form: Record<string, string | Blob>) =>
    expect((await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form })).statusCode).toBe(200);
  await change({ price: '12345678.90', image: await image() });
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  await addVerified(eva);
  await signIn(eva.email, eva.password);
  await whenEncoded(shop.database.pool);
  await shop.app.close();
  // Nobody works any more, so these wait.
  const { pool } = shop.database;
  await pool.query(
    `INSERT INTO outbox (kind, email) VALUES ('reset', 'eva@example.com'), ('known', 'Größe@example.com')`,
  );
  await pool.query(`INSERT INTO picture_jobs (url) VALUES ('/uploads/00000000-0000-4000-8000-000000000000-900.webp')`);
}

const ALL = ['products', 'product_counts', 'product_history', 'picture_jobs', 'users', 'registrations', 'outbox'];
const FLEETING = ['sessions', 'links', 'attempts', 'keys'];

async function rowsOf({ pool }: Pick<TestDatabase, 'pool'>, tables: string[]): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) rows[table] = (await pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows;
  return rows;
}

async function contents(from: ImageStorage): Promise<Record<string, string>> {
  const names = (await from.list()).map(({ name }) => name).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await from.read(name)).toString('base64')])),
  );
}

async function makeBackup(name: string): Promise<string> {
  const file = join(folder, name);
  rmSync(file, { force: true });
  await writeBackup({ pool: shop.database.pool, files }, file, quiet);
  return file;
}

test('everything is there again: products, history, users, mails that wait, pictures', async () => {
  const file = await makeBackup('whole.tar');
  const restored = await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, quiet);

  const before = await rowsOf(shop.database, ALL);
  expect(await rowsOf(empty, ALL)).toEqual(before);
  expect(await contents(emptyFiles)).toEqual(await contents(files));
  expect(Object.keys(await contents(files))).toHaveLength(8);
  expect(restored.tables).toMatchObject({ products: { rows: 5 }, product_history: { rows: 7 }, outbox: { rows: 2 } });
  // A session that ended since would open the account once more, and so would a link.
  expect((await rowsOf(shop.database, FLEETING))['sessions']).toHaveLength(3);
  expect(await rowsOf(empty, FLEETING)).toEqual({ sessions: [], links: [], attempts: [], keys: [] });
  expect((await empty.pool.query('SELECT name FROM migrations ORDER BY name')).rows).toHaveLength(
    migrationFiles().length,
  );
});

test('numbers count on from what was restored', async () => {
  const file = await makeBackup('counting.tar');
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, quiet);
  const { rows } = await empty.pool.query<{ later: boolean }>(
    `INSERT INTO outbox (kind, email) VALUES ('known', 'x@example.com')
     RETURNING id > (SELECT max(id) FROM outbox) AS later`,
  );
  expect(rows).toEqual([{ later: true }]);
  // So do those that follow each change of a product.
  await empty.pool.query(`UPDATE products SET status = 'draft'`);
  expect((await empty.pool.query('SELECT sum(active)::int AS active FROM product_counts')).rows).toEqual([
    { active: 0 },
  ]);
});

test('only this user may read it, and nothing is left of a backup that failed', async () => {
  expect(statSync(await makeBackup('mode.tar')).mode & 0o777).toBe(0o600);
  const broken = { ...files, read: () => Promise.reject(new Error('the disk failed')) };
  const file = join(folder, 'failed.tar');
  await expect(writeBackup({ pool: shop.database.pool, files: broken }, file, quiet)).rejects.toThrow(
    'the disk failed',
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('pictures go into a bucket and out of it', async () => {
  const file = await makeBackup('bucket.tar');
  const bucket = await openTestBucket();
  const inBucket = await openImageStorage(readConfig({ S3_URL: bucket.url }));
  await restoreBackup({ pool: empty.pool, files: inBucket }, file, quiet);
  expect(await contents(inBucket)).toEqual(await contents(files));
  const second = join(folder, 'from-bucket.tar');
  await writeBackup({ pool: empty.pool, files: inBucket }, second, quiet);
  expect(statSync(second).size).toBe(statSync(file).size);
  await bucket.close();
});

test.each<[string, (content: Buffer) => Buffer, string]>([
  ['cut off in a picture', (content) => content.subarray(0, content.length - 5000), 'is not a whole backup'],
  [
    'cut off after a part',
    (content) => content.subarray(0, content.lastIndexOf('pictures.json')),
    'is not a whole backup',
  ],
  ['no archive', () => Buffer.from('SELECT 1'), 'is not a whole backup'],
  ['empty', () => Buffer.alloc(0), 'is not a whole backup'],
  [
    'a changed row',
    (content) => replace(content, 'Cedar Barrel Sauna', 'Cedar Barrel Saunb'),
    'What arrived of products',
  ],
  ['a changed picture', (content) => replace(content, 'WEBPVP8', 'WEBPVP9'), 'What arrived of the pictures'],
  ['from a newer shop', (content) => replace(content, '"0001_', '"9001_'), 'was made by a newer version of the shop'],
])('a file that is %s restores nothing', async (_how, spoil, sentence) => {
  const file = await makeBackup('spoilt.tar');
  writeFileSync(file, spoil(readFileSync(file)));
  await empty.pool.query(`INSERT INTO outbox (kind, email) VALUES ('known', 'here@before.example')`);
  const restoring = restoreBackup({ pool: empty.pool, files: emptyFiles }, file, quiet);
  await expect(restoring).rejects.toThrow(UserFacingError);
  await expect(restoring).rejects.toThrow(sentence);
  expect((await empty.pool.query('SELECT email FROM outbox')).rows).toEqual([{ email: 'here@before.example' }]);
  expect((await empty.pool.query('SELECT * FROM products')).rows).toEqual([]);
});

/** In the same number of bytes, so that the archive itself stays right. */
function replace(content: Buffer, from: string, to: string): Buffer {
  const at = content.indexOf(from);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([content.subarray(0, at), Buffer.from(to), content.subarray(at + from.length)]);
}

test('a backup of an earlier version is brought up to this one', async () => {
  const migrations = migrationFiles().slice(0, 1);
  const lines = await transaction(empty.pool, async (db) => {
    await recreateSchema(db, migrations);
    await db.query(
      `INSERT INTO products (slug, name, description, category) VALUES ('old', 'Old', 'From before', 'sauna')`,
    );
    const [line = ''] = (await exportRows(db, 'products').next()).value as string[];
    await db.query('CLOSE lines');
    // The engine's upkeep, which may run at any time, expects the tables of today.
    await recreateSchema(db, []);
    await finalizeImport(db);
    return [line];
  });
  const sum = makeChecksum();
  sum.add(lines);
  const head = { format: 1, madeAt: '', migrations, tables: { products: sum.get() } };
  const file = join(folder, 'old.tar');
  const parts = [
    { name: 'backup.json', content: Buffer.from(JSON.stringify(head)) },
    { name: 'tables/products.jsonl', content: Buffer.from(`${lines.join('\n')}\n`) },
    { name: 'pictures.json', content: Buffer.from('{}') },
  ];
  await writeArchive(file, Readable.from(parts));
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, quiet);
  // A later migration wrote the beginning of its history, and another what the search reads.
  expect(await rowsOf(empty, ['products', 'product_history'])).toMatchObject({
    products: [{ slug: 'old', search_text: 'old\nfrom before\n' }],
    product_history: [{ action: 'created', actor_name: 'Spa Summit' }],
  });
});

test('"Restoring wants an empty database": one that was only migrated is empty, whatever the migrations insert', async () => {
  const fresh = await openTestDatabase();
  await assertRestorable(fresh.pool, false);
  await restoreBackup({ pool: fresh.pool, files: emptyFiles }, await makeBackup('fresh.tar'), quiet);
  expect(await rowsOf(fresh, ALL)).toEqual(await rowsOf(shop.database, ALL));
  await expect(assertRestorable(fresh.pool, false)).rejects.toThrow(UserFacingError);
  await fresh.close();
});

test('only an empty database is filled, unless it is said that what is there may go', async () => {
  await assertRestorable(empty.pool, false);
  const refusal = new UserFacingError('The database is not empty. Add --replace to give up everything that is in it.');
  await expect(assertRestorable(shop.database.pool, false)).rejects.toThrow(refusal);
  await assertRestorable(shop.database.pool, true);

  await empty.pool.query(`INSERT INTO outbox (kind, email) VALUES ('known', 'here@before.example')`);
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, await makeBackup('replace.tar'), quiet);
  expect(await rowsOf(empty, ALL)).toEqual(await rowsOf(shop.database, ALL));
});

test('a move carries every row over, sessions and links included', async () => {
  const said: string[] = [];
  const sums = await copyTables(shop.database.pool, empty.pool, (sentence) => void said.push(sentence));
  const tables = [...ALL, ...FLEETING];
  expect(await rowsOf(empty, tables)).toEqual(await rowsOf(shop.database, tables));
  expect(Object.keys(sums).sort()).toEqual([...tables].sort());
  expect(said).toContain('products: 5 rows, the same in both');
});

const onServer = testServer ? test : test.skip;

onServer('a move from the embedded database to a PostgreSQL server', async () => {
  const dataDir = makeTestFolder();
  await copyTemplate(dataDir);
  const embedded = await openDatabase({ dataDir });
  await copyTables(shop.database.pool, embedded.pool, quiet);
  await copyTables(embedded.pool, empty.pool, quiet);
  const tables = [...ALL, ...FLEETING];
  expect(await rowsOf(empty, tables)).toEqual(await rowsOf(shop.database, tables));
  await embedded.close();
  rmSync(dataDir, { recursive: true });
});

onServer('a database that a running shop uses is left alone', async () => {
  const another = new pg.Client({ connectionString: empty.databaseUrl, application_name: 'spa-summit 1 another' });
  await another.connect();
  await expect(assertRestorable(empty.pool, true)).rejects.toThrow(
    'The database is in use by 1 running shop. Stop them first.',
  );
  await another.end();
});

/** Runs one of the three commands with these settings and nothing else that could configure it. */
function runCommand(args: string[], env: Record<string, string | undefined>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiledServer('backup'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('"Try a restore before you need one": into a DATA_DIR and a database that nothing has opened yet', async () => {
  const file = await makeBackup('trial.tar');
  const dataDir = join(makeTestFolder(), 'trial');
  const created = testServer ? await createDatabase(testServer) : undefined;
  const env = { DATA_DIR: dataDir, DATABASE_URL: created?.url };
  const outcome = runCommand(['restore', '--from', file], env);
  expect(outcome).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Done: \d+ rows as they were at .+ Everybody has to sign in again\.$/m),
    stderr: '',
  });
  const restored = await openDatabase({ dataDir, databaseUrl: created?.url });
  expect(await rowsOf(restored, ALL)).toEqual(await rowsOf(shop.database, ALL));
  expect(await contents(await openImageStorage({ dataDir }))).toEqual(await contents(files));
  await restored.close();
  // A second time there is something to lose.
  expect(runCommand(['restore', '--from', file], env)).toMatchObject({
    status: 1,
    stderr: 'The database is not empty. Add --replace to give up everything that is in it.\n',
  });
  await created?.drop();
  rmSync(dirname(dataDir), { recursive: true });
});

test('a picture file that is missing is named, the backup is kept all the same, and the command fails', async () => {
  const trial = makeTestFolder();
  const created = testServer ? await createDatabase(testServer) : undefined;
  const env = { DATA_DIR: trial, DATABASE_URL: created?.url };
  expect(runCommand(['restore', '--from', await makeBackup('before-loss.tar')], env)).toMatchObject({ status: 0 });
  // One width each of a picture that is shown and of an earlier one.
  const lost = Object.keys(await contents(files)).filter((name) => name.endsWith('-480.webp'));
  for (const name of lost) rmSync(join(trial, 'uploads', name));
  const file = join(folder, 'with-loss.tar');
  const outcome = runCommand(['backup', '--to', file], env);
  expect(outcome).toMatchObject({
    status: 1,
    stderr:
      `${file} is written and is kept, but ${lost.length} picture files that the shop names are missing: ` +
      `${lost.sort().join(', ')}.\n`,
  });
  await restoreBackup({ pool: empty.pool, files: emptyFiles }, file, quiet);
  expect(Object.keys(await contents(emptyFiles))).toHaveLength(8 - lost.length);
  await created?.drop();
  rmSync(trial, { recursive: true });
});

test('of many missing picture files the first ten are named', async () => {
  const fewer = { ...files, list: () => Promise.resolve([]) };
  const named = Array.from({ length: 3 }, () => randomUUID()).sort();
  const rows = named.flatMap((id) => [480, 960, 1440, 1920].map((width) => ({ id, width })));
  await empty.pool.query(
    `INSERT INTO products (slug, name, description, category, images)
     VALUES ('lost', 'Lost', '', 'sauna', $1)`,
    [JSON.stringify(rows.map(({ id, width }) => ({ url: `/uploads/${id}-${width}.webp` })))],
  );
  const { missing } = await writeBackup({ pool: empty.pool, files: fewer }, join(folder, 'many.tar'), quiet);
  expect(missing).toHaveLength(12);
  expect(missingFilesMessage('many.tar', missing)).toMatch(
    /12 picture files .+ are missing: ([\w-]+\.webp, ){9}[\w-]+\.webp and 2 more\.$/,
  );
});

onServer(
  '"npm run migrate-to-postgres -- --to postgres://…": into a database that nothing has opened yet',
  async () => {
    const dataDir = makeTestFolder();
    await copyTemplate(dataDir);
    const embedded = await openDatabase({ dataDir });
    await copyTables(shop.database.pool, embedded.pool, quiet);
    await embedded.close();
    const created = await createDatabase(testServer as string);
    const outcome = runCommand(['migrate-to-postgres', '--to', created.url], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ status: 0, stderr: '' });
    const moved = await openDatabase({ dataDir, databaseUrl: created.url });
    const tables = [...ALL, ...FLEETING];
    expect(await rowsOf(moved, tables)).toEqual(await rowsOf(shop.database, tables));
    await moved.close();
    await created.drop();
    rmSync(dataDir, { recursive: true });
  },
);

test.each([
  [['backup'], 'It is called so: npm run backup -- --to FILE\n'],
  [['restore', 'a.tar'], 'It is called so: npm run restore -- --from FILE [--replace]\n'],
  [['backup', '--to', 'a.tar'], `There is no shop in ${join('/tmp', 'no-shop-here')}. Set DATA_DIR to its folder.\n`],
])('%j: one line, and a failure', (args, line) => {
  expect(runCommand(args, { DATA_DIR: '/tmp/no-shop-here' })).toEqual({ status: 1, stdout: '', stderr: line });
});
