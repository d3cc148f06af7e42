import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/readConfig';
import { logOptions } from '../config/logging';
import { eva } from '../testing/accounts';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { NO_LIMITS } from '../testing/limits';
import { readOutbox, tokenIn, whenSent } from '../testing/mail';
import { type MailServer, startMailServer } from '../testing/smtpServer';
import { claimMail, enqueueMail, scheduleMailRetry, type QueuedMail } from './outboxQueries';

let database: TestDatabase;
const apps: FastifyInstance[] = [];
const servers: MailServer[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.pool.query('TRUNCATE users, outbox CASCADE');
  rmSync(join(database.dataDir, 'outbox'), { recursive: true, force: true });
});
afterAll(() => database.close());

async function openApp(smtpUrl?: string, logger: Parameters<typeof buildApp>[0]['logger'] = false) {
  const config = readConfig({
    DATA_DIR: database.dataDir,
    PUBLIC_URL: 'https://spasummit.example',
    ADMIN_EMAIL: 'own@spasummit.example',
    ADMIN_PASSWORD: 'of no demo',
    SMTP_URL: smtpUrl,
  });
  const app = await buildApp({ config, database, siteDir: '/nowhere', limits: NO_LIMITS, logger });
  apps.push(app);
  return app;
}

async function openServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  servers.push(server);
  return server;
}

const ask = (app: FastifyInstance, call: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${call}`, payload });
const register = (app: FastifyInstance, email = eva.email) => ask(app, 'register', { ...eva, email });
const queued = async () =>
  (await database.pool.query<{ id: string; attempts: number }>('SELECT * FROM outbox ORDER BY id')).rows;

/** Resolves when the first mail was tried, and put off, this many times. */
async function whenPostponed(times: number): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ postponed: boolean }>(
      `SELECT attempts >= $1 AND due_at < now() + interval '100 seconds' AS postponed FROM outbox`,
      [times],
    );
    if (rows[0]?.postponed) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Lets the time of all pauses pass, and has somebody look. */
async function passTime(app: FastifyInstance): Promise<void> {
  await database.pool.query(`UPDATE outbox SET due_at = now()`);
  await ask(app, 'forgot-password', { email: 'nobody@example.com' });
}

test('"mails read back from a real SMTP server": the link in it works', async () => {
  const server = await openServer();
  const app = await openApp(server.url);
  expect((await register(app)).statusCode).toBe(201);
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
  const mail = server.received[0];
  expect(mail?.envelope).toEqual({ from: 'no-reply@spasummit.example', to: [eva.email] });
  expect(mail?.headers).toMatchObject({
    from: 'Spa Summit <no-reply@spasummit.example>',
    to: eva.email,
    subject: 'Please confirm your email address',
    'message-id': expect.stringMatching(/^<\d+\.\d+@spasummit\.example>$/),
    'auto-submitted': 'auto-generated',
  });
  expect((await ask(app, 'verify-email', { token: tokenIn(mail) })).statusCode).toBe(200);
  expect(readdirSync(database.dataDir)).not.toContain('outbox');
});

test("without SMTP_URL each mail is a file, for this account's eyes only", async () => {
  const app = await openApp();
  await register(app);
  await whenSent(database.pool);
  const folder = join(database.dataDir, 'outbox');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-\d{8}\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('text and HTML say the same; the HTML has one button, the link in plain, and nothing from elsewhere', async () => {
  const app = await openApp();
  await register(app);
  await whenSent(database.pool);
  const [mail] = readOutbox(database.dataDir);
  const url = `https://spasummit.example/verify-email/${tokenIn(mail)}`;
  expect(mail?.text).toContain('Dear Eva,');
  expect(mail?.text).toContain(`Confirm my address:\n${url}\n`);
  const html = mail?.html ?? '';
  expect(html).toContain('<html lang="en-GB">');
  expect(html.split(`href="${url}"`)).toHaveLength(3);
  expect(html).toContain(`>${url}</a>`);
  expect(html).not.toMatch(/<(img|link|script|style|iframe|form)\b|url\(/i);
  for (const sentence of ['Dear Eva,', 'The link works once, and for 24 hours.']) expect(html).toContain(sentence);
});

test.each([
  ['<b onclick=x>Eva', 'Good day,'],
  ['Win at https://casino.example', 'Good day,'],
  ['x'.repeat(41), 'Good day,'],
  ["Sinéad O'Neill-Şen", "Dear Sinéad O'Neill-Şen,"],
])('a person called %j is greeted with %j', async (firstName, greeting) => {
  const app = await openApp();
  await ask(app, 'register', { ...eva, firstName });
  await whenSent(database.pool);
  const [mail] = readOutbox(database.dataDir);
  expect(mail?.text).toContain(greeting);
  expect(mail?.html).toContain(greeting.replaceAll("'", '&#39;'));
});

test('"Registering never fails because the mail server is down: mails … are tried again, exactly once each"', async () => {
  const { port, url, close } = await startMailServer();
  await close();
  const app = await openApp(url);
  expect((await register(app)).statusCode).toBe(201);
  await whenPostponed(1);
  expect(await queued()).toHaveLength(1);

  const server = await openServer(port);
  await passTime(app);
  await whenSent(database.pool);
  expect(server.received.map(({ headers }) => headers['to'])).toEqual([eva.email]);
  expect((await ask(app, 'verify-email', { token: tokenIn(server.received[0]) })).statusCode).toBe(200);
});

test('it is tried again without anybody asking', async () => {
  let refusals = 0;
  const server = await openServer(0, {
    onRcptTo: (_address, _session, done) => {
      refusals += 1;
      if (refusals === 1) done(Object.assign(new Error('try later'), { responseCode: 451 }));
      else done();
    },
  });
  await register(await openApp(server.url));
  await whenPostponed(1);
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
});

test('the pauses grow from 5 seconds to an hour; after 80 attempts a mail is given up', async () => {
  const { pool } = database;
  await enqueueMail(pool, 'known', eva.email);
  const pauses: unknown[] = [];
  for (const attempts of [1, 2, 3, 10, 11, 80]) {
    await pool.query('UPDATE outbox SET attempts = $1, due_at = now()', [attempts - 1]);
    await scheduleMailRetry(pool, (await claimMail(pool, 120)) as QueuedMail);
    const { rows } = await pool.query('SELECT round(extract(epoch FROM due_at - now()))::int AS pause FROM outbox');
    pauses.push(rows[0]?.pause);
  }
  expect(pauses).toEqual([5, 10, 20, 2560, 3600, 3600]);
  const server = await openServer();
  await passTime(await openApp(server.url));
  await whenSent(pool);
  expect(server.received).toEqual([]);
});

test('a mail that a clock gone wrong has put off for a year is sent now', async () => {
  await enqueueMail(database.pool, 'reset', 'unknown@example.com');
  await database.pool.query(`UPDATE outbox SET due_at = now() + interval '1 year'`);
  expect(await claimMail(database.pool, 120)).toMatchObject({ kind: 'reset', attempts: 1 });
  expect(await claimMail(database.pool, 120)).toBeNull();
});

test('several servers on one database send each mail once', async () => {
  const server = await openServer();
  const [one, two] = [await openApp(server.url), await openApp(server.url)];
  const people = Array.from({ length: 12 }, (_, n) => `person${n}@example.com`);
  await Promise.all(people.map((email, n) => register(n % 2 ? one : two, email)));
  await whenSent(database.pool);
  const recipients = server.received.map(({ envelope }) => envelope.to[0]);
  expect([recipients.length, new Set(recipients)]).toEqual([12, new Set(people)]);
});

test('a mail that was handed over is not sent again when the database fails to take note of it', async () => {
  const server = await openServer();
  const app = await openApp(server.url);
  const query = database.pool.query.bind(database.pool) as (...words: unknown[]) => unknown;
  const failed = jest.fn(() => Promise.reject(new Error('gone')));
  const spy = jest.spyOn(database.pool, 'query').mockImplementation((...words: unknown[]) => {
    const fails = words[0] === 'DELETE FROM outbox WHERE id = $1' && failed.mock.calls.length === 0;
    return fails ? failed() : query(...words);
  });
  await register(app);
  while (failed.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await queued()).toHaveLength(1);
  await passTime(app);
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
  spy.mockRestore();
});

test('a server that dies after handing over sends once more: recognisably the same, and in the folder just one file', async () => {
  const server = await openServer();
  for (const smtpUrl of [server.url, undefined]) {
    const app = await openApp(smtpUrl);
    await register(app, `${smtpUrl ? 'smtp' : 'file'}@example.com`);
    await database.pool.query('CREATE TABLE before AS SELECT * FROM outbox');
    await whenSent(database.pool);
    await app.close();
    await database.pool.query('INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM before');
    await database.pool.query('DROP TABLE before');
    await passTime(await openApp(smtpUrl));
    await whenSent(database.pool);
  }
  const ids = server.received.map(({ headers }) => headers['message-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(readOutbox(database.dataDir)).toHaveLength(1);
});

test('the server closes although the mail server hangs; the mail waits for the next start', async () => {
  let arrived = () => undefined as void;
  const hanging = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const slow = await openServer(0, { onMailFrom: () => arrived() });
  const app = await openApp(slow.url);
  await register(app);
  await hanging;
  await app.close();
  expect(await queued()).toMatchObject([{ attempts: 1 }]);

  const server = await openServer();
  await passTime(await openApp(server.url));
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
});

test('the log of a failure names neither address nor token', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = await openServer(0, {
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such user: ${address}`)),
  });
  await register(await openApp(server.url, { ...(logOptions('info') as object), stream }));
  await whenPostponed(1);
  const line = lines.find((text) => text.includes('mail not sent'));
  expect(JSON.parse(line ?? '')).toMatchObject({ attempt: 1, code: 'EENVELOPE', responseCode: 550 });
  expect(lines.join('')).not.toMatch(/eva@|verify-email\//);
});

test('a slow delivery holds up no other mail: the time at which one leaves tells nothing of the one before', async () => {
  const held: (() => void)[] = [];
  const server = await openServer(0, {
    onRcptTo: ({ address }, _session, done) => {
      if (address === 'slow@example.com') held.push(done);
      else done();
    },
  });
  const app = await openApp(server.url);
  await register(app, 'slow@example.com');
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await register(app, 'quick@example.com');
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.received[0]?.envelope.to).toEqual(['quick@example.com']);
  for (const done of held) done();
  await whenSent(database.pool);
});

test('a mail for which there is nothing to send takes as long as the last delivery, so that its time does not tell', async () => {
  const server = await openServer(0, { onRcptTo: (_address, _session, done) => void setTimeout(done, 400) });
  const app = await openApp(server.url);
  await register(app);
  await whenSent(database.pool);
  const asked = performance.now();
  await ask(app, 'forgot-password', { email: 'nobody@example.com' });
  await whenSent(database.pool);
  expect(performance.now() - asked).toBeGreaterThan(400);
  expect(server.received).toHaveLength(1);
});

test.each([
  ['550 5.1.1 no such mailbox', 'onRcptTo', 0],
  ['550 5.4.5 daily limit exceeded', 'onMailFrom', 1],
  ['550 5.1.8 sender address rejected: domain not found', 'onRcptTo', 1],
  ['554 5.7.1 relaying denied', 'onRcptTo', 1],
  ['450 4.2.0 try again later', 'onRcptTo', 1],
] as const)('after eight attempts that end with "%s" in %s, %i mails wait', async (reply, step, left) => {
  const refusal = Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  const server = await openServer(0, {
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal),
  });
  const app = await openApp(server.url);
  await register(app);
  await whenPostponed(1);
  await database.pool.query('UPDATE outbox SET attempts = 7');
  await passTime(app);
  // Sent, given up, or put off for longer than the lease of a delivery under way.
  const pending = `SELECT FROM outbox WHERE attempts <> 8 OR due_at < now() + interval '5 minutes'`;
  while ((await database.pool.query(pending)).rowCount !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await queued()).toHaveLength(left);
});
