import { rmSync } from 'node:fs';
import { buildApp } from './app';
import { openDatabase } from './database';
import { seedCatalogue } from './database/seed';
import { accountsOf, eva } from './testing/accounts';
import { createDatabase, testServer } from './testing/database';
import { makeTestFolder } from './testing/folder';
import { readOutbox, whenSent } from './testing/mail';
import { startProcess, whenOpen } from './testing/process';
import { openShop, type Shop } from './testing/shop';

/* Tests with several server processes. They need a PostgreSQL server: the embedded database allows only one process. */

const describeOnPostgres = testServer ? describe : describe.skip;

/** Starts a second server on the database of `shop`. */
async function openAnother(shop: Shop): Promise<Shop> {
  const { dataDir, databaseUrl } = shop.database;
  const database = await openDatabase({ dataDir, databaseUrl });
  const app = await buildApp({ config: shop.config, database, siteDir: '/nowhere' });
  await app.ready();
  return {
    ...shop,
    app,
    ask: (_caller, { form: _form, ...request }) => app.inject(request),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

describeOnPostgres('two servers on one database', () => {
  let one: Shop;
  let other: Shop;
  beforeEach(async () => {
    one = await openShop();
    other = await openAnother(one);
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });
  const first = accountsOf(() => one);
  const second = accountsOf(() => other);

  test('a session of one server is valid on the other, and signing out on one ends it on both at once', async () => {
    await first.addVerified(eva);
    const token = await first.signIn(eva.email, eva.password);
    expect(await second.isSignedIn(token)).toBe(true);
    await first.withToken(token, 'POST', 'logout');
    expect(await second.isSignedIn(token)).toBe(false);
  });

  test('sign-in attempts are counted together: of 40 wrong passwords from one network, half on each server, ten are checked', async () => {
    await first.addVerified(eva);
    const wrong = { email: eva.email, password: 'wrong password' };
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? first : second).post('login', wrong)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('each server accepts mailed links, known devices and registrations of the other, because they share the signing key', async () => {
    const browser = first.openBrowser();
    await browser.post('register', eva);
    const cookies = () => ({ cookies: Object.fromEntries(browser.cookies) });
    const right = { email: eva.email, password: eva.password };
    expect((await second.post('login', right, cookies())).json()).toMatchObject({ needsVerification: true });
    expect((await second.post('verify-email', { token: await first.mailedToken(eva.email) })).statusCode).toBe(200);
    await browser.post('login', right);
    for (let n = 0; n < 11; n += 1) await second.post('login', { ...right, password: 'wrong' });
    expect((await second.post('login', right)).statusCode).toBe(429);
    expect((await second.post('login', right, cookies())).statusCode).toBe(200);
  });

  test('both servers send mail from one outbox, and each mail is sent once', async () => {
    const people = Array.from({ length: 12 }, (_, n) => ({ ...eva, email: `eva${n}@example.com` }));
    await Promise.all(
      people.map((person, n) => (n % 2 ? first : second).post('register', person, { remoteAddress: `10.0.${n}.1` })),
    );
    await whenSent(one.database.pool);
    const { rows } = await one.database.pool.query('SELECT count(*)::int AS links FROM links');
    // Rendering a mail creates a link, so 12 links mean that none of the 12 mails was rendered twice.
    expect(rows).toEqual([{ links: 12 }]);
    const receivers = readOutbox(one.database.dataDir).map(({ headers }) => String(headers['to']));
    expect(receivers.sort()).toEqual(people.map(({ email }) => email).sort());
  });
});

describeOnPostgres('three servers that start at once on an empty database', () => {
  test('one creates the tables, the admin and the products; the others wait for it', async () => {
    const dataDir = makeTestFolder();
    const { url, drop } = await createDatabase(testServer as string);
    const servers = [1, 2, 3].map(() => startProcess({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url }));
    const origins = await Promise.all(servers.map(whenOpen));
    expect(new Set(origins).size).toBe(3);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
    const { pool, close } = await openDatabase({ dataDir, databaseUrl: url });
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM product_history) AS entries,
         (SELECT count(*)::int FROM users WHERE role = 'admin') AS admins`,
    );
    expect(rows).toEqual([{ products: seedCatalogue.length, entries: seedCatalogue.length, admins: 1 }]);
    await close();
    await drop();
    rmSync(dataDir, { recursive: true });
  });
});
