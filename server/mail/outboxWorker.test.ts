import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/readConfig';
import { logOptions } from '../config/logging';
import { eva } from '../testing/accounts';
import { transaction } from '../database';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { failQueries } from '../testing/failQueries';
import { NO_LIMITS } from '../testing/limits';
import { readOutbox, tokenIn, whenSent } from '../testing/mail';
import { type MailServer, startMailServer } from '../testing/smtpServer';
import { claimMail, enqueueMail, scheduleMailRetry, secondsToNextMail, type QueuedMail } from './outboxQueries';

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

const post = (app: FastifyInstance, call: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${call}`, payload });
const register = (app: FastifyInstance, email = eva.email) => post(app, 'register', { ...eva, email });
const queued = async () =>
  (await database.pool.query<{ id: string; attempts: number }>('SELECT * FROM outbox ORDER BY id')).rows;

/** Matches the statement that deletes a sent mail. */
const DELETION = /^DELETE FROM outbox WHERE id/;

/** Resolves once the worker has tried to delete a mail that it has sent. */
async function whenDeletionFailed(query: ReturnType<typeof failQueries>): Promise<void> {
  while (!query.mock.calls.some(([sql]) => DELETION.test(String(sql))))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves once the first mail has been tried and rescheduled this many times. */
async function whenRescheduled(times: number): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ postponed: boolean }>(
      `SELECT attempts >= $1 AND due_at < now() + interval '100 seconds' AS postponed FROM outbox`,
      [times],
    );
    if (rows[0]?.postponed) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Wakes the worker with a request that queues another mail. */
const wake = (app: FastifyInstance) => post(app, 'forgot-password', { email: 'nobody@example.com' });

/** Makes all mails due now and wakes the worker. */
async function retryAll(app: FastifyInstance): Promise<void> {
  await database.pool.query(`UPDATE outbox SET due_at = now()`);
  await wake(app);
}

test('sends a mail through an SMTP server with a working link', async () => {
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
  expect((await post(app, 'verify-email', { token: tokenIn(mail) })).statusCode).toBe(200);
  expect(readdirSync(database.dataDir)).not.toContain('outbox');
});

test("without SMTP_URL writes each mail to a file that only the server's user can read", async () => {
  const app = await openApp();
  await register(app);
  await whenSent(database.pool);
  const folder = join(database.dataDir, 'outbox');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-\d{8}\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('renders text and HTML with the same content; the HTML has one button, the plain URL and no external resources', async () => {
  const app = await openApp();
  await register(app);
  await whenSent(database.pool);
  const [mail] = readOutbox(database.dataDir);
  const url = `https://spasummit.example/verify-email/${tokenIn(mail)}`;
  expect(mail?.text).toContain('Dear Eva,');
  expect(mail?.text).toContain(`Confirm my email address:\n${url}\n`);
  const html = mail?.html ?? '';
  expect(html).toContain('<html lang="en-GB">');
  expect(html.split(`href="${url}"`)).toHaveLength(3);
  expect(html).toContain(`>${url}</a>`);
  expect(html).not.toMatch(/<(img|link|script|style|iframe|form)\b|url\(/i);
  for (const text of ['Dear Eva,', 'The link can be used once and is valid for 24 hours.'])
    expect(html).toContain(text);
});

test.each([
  ['<b onclick=x>Eva', 'Hello,'],
  ['Win at https://casino.example', 'Hello,'],
  ['x'.repeat(41), 'Hello,'],
  ["Sinéad O'Neill-Şen", "Dear Sinéad O'Neill-Şen,"],
])('greets a user with the first name %j as %j', async (firstName, greeting) => {
  const app = await openApp();
  await post(app, 'register', { ...eva, firstName });
  await whenSent(database.pool);
  const [mail] = readOutbox(database.dataDir);
  expect(mail?.text).toContain(greeting);
  expect(mail?.html).toContain(greeting.replaceAll("'", '&#39;'));
});

test('registration succeeds while the mail server is down, and the mail is sent once later', async () => {
  const { port, url, close } = await startMailServer();
  await close();
  const app = await openApp(url);
  expect((await register(app)).statusCode).toBe(201);
  await whenRescheduled(1);
  expect(await queued()).toHaveLength(1);

  const server = await openServer(port);
  await retryAll(app);
  await whenSent(database.pool);
  expect(server.received.map(({ headers }) => headers['to'])).toEqual([eva.email]);
  expect((await post(app, 'verify-email', { token: tokenIn(server.received[0]) })).statusCode).toBe(200);
});

test('retries a failed mail without a further request', async () => {
  let refusals = 0;
  const server = await openServer(0, {
    onRcptTo: (_address, _session, done) => {
      refusals += 1;
      if (refusals === 1) done(Object.assign(new Error('try later'), { responseCode: 451 }));
      else done();
    },
  });
  await register(await openApp(server.url));
  await whenSent(database.pool);
  expect([refusals, server.received.length]).toEqual([2, 1]);
});

test('increases the pause from 5 seconds to an hour, and deletes the mail after 80 attempts', async () => {
  const { pool } = database;
  await enqueueMail(pool, 'known', eva.email);
  const pauses: unknown[] = [];
  for (const attempts of [1, 2, 3, 10, 11, 80]) {
    // In one transaction, now() is always the same time.
    await transaction(pool, async (db) => {
      await db.query('UPDATE outbox SET attempts = $1, due_at = now()', [attempts - 1]);
      await scheduleMailRetry(db, (await claimMail(db, 120)) as QueuedMail);
      const { rows } = await db.query('SELECT extract(epoch FROM due_at - now())::int AS pause FROM outbox');
      pauses.push(rows[0].pause);
    });
  }
  expect(pauses).toEqual([5, 10, 20, 2560, 3600, 3600]);
  const server = await openServer();
  await retryAll(await openApp(server.url));
  await whenSent(pool);
  expect(server.received).toEqual([]);
});

test('sends a mail at once if a wrong clock scheduled it for next year', async () => {
  await enqueueMail(database.pool, 'reset', 'unknown@example.com');
  await database.pool.query(`UPDATE outbox SET due_at = now() + interval '1 year'`);
  expect(await claimMail(database.pool, 120)).toMatchObject({ kind: 'reset', attempts: 1 });
  expect(await claimMail(database.pool, 120)).toBeNull();
});

test('sends each mail once if several servers share the database', async () => {
  const server = await openServer();
  const [one, two] = [await openApp(server.url), await openApp(server.url)];
  const people = Array.from({ length: 12 }, (_, n) => `person${n}@example.com`);
  await Promise.all(people.map((email, n) => register(n % 2 ? one : two, email)));
  await whenSent(database.pool);
  const recipients = server.received.map(({ envelope }) => envelope.to[0]);
  expect([recipients.length, new Set(recipients)]).toEqual([12, new Set(people)]);
});

test('does not send a mail again if deleting it from the database failed', async () => {
  const server = await openServer();
  const app = await openApp(server.url);
  const deletions = failQueries(database.pool, DELETION, new Error('gone'));
  await register(app);
  await whenDeletionFailed(deletions);
  deletions.mockRestore();
  expect(await queued()).toHaveLength(1);
  await retryAll(app);
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
});

test('after a crash between sending and deleting, sends the mail again with the same Message-ID and file name', async () => {
  const server = await openServer();
  for (const smtpUrl of [server.url, undefined]) {
    const app = await openApp(smtpUrl);
    const deletions = failQueries(database.pool, DELETION, new Error('crashed'));
    await register(app, `${smtpUrl ? 'smtp' : 'file'}@example.com`);
    await whenDeletionFailed(deletions);
    await app.close();
    deletions.mockRestore();
    await retryAll(await openApp(smtpUrl));
    await whenSent(database.pool);
  }
  const ids = server.received.map(({ headers }) => headers['message-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(readOutbox(database.dataDir)).toHaveLength(1);
});

test('closes without a warning although the mail server hangs, and sends the mail after the next start', async () => {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(line) };
  let resolveHanging = () => undefined as void;
  const hanging = new Promise<void>((resolve) => {
    resolveHanging = resolve;
  });
  const slow = await openServer(0, { onMailFrom: () => resolveHanging() });
  const app = await openApp(slow.url, { ...(logOptions('warn') as object), stream });
  await register(app);
  await hanging;
  await app.close();
  expect(warnings).toEqual([]);
  // The mail is due at once, and the interrupted attempt does not count.
  expect(await queued()).toMatchObject([{ attempts: 0 }]);
  expect(await secondsToNextMail(database.pool)).toBe(0);

  const server = await openServer();
  await wake(await openApp(server.url));
  await whenSent(database.pool);
  expect(server.received).toHaveLength(1);
});

test('logs a failure without the email address or the token', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = await openServer(0, {
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such user: ${address}`)),
  });
  await register(await openApp(server.url, { ...(logOptions('info') as object), stream }));
  await whenRescheduled(1);
  const line = lines.find((text) => text.includes('mail not sent'));
  expect(JSON.parse(line ?? '')).toMatchObject({ attempt: 1, code: 'EENVELOPE', responseCode: 550 });
  expect(lines.join('')).not.toMatch(/eva@|verify-email\//);
});

test('a slow delivery does not delay other mails, so that their times reveal nothing about it', async () => {
  const pending: (() => void)[] = [];
  const server = await openServer(0, {
    onRcptTo: ({ address }, _session, done) => {
      if (address === 'slow@example.com') pending.push(done);
      else done();
    },
  });
  const app = await openApp(server.url);
  await register(app, 'slow@example.com');
  while (pending.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await register(app, 'quick@example.com');
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.received[0]?.envelope.to).toEqual(['quick@example.com']);
  for (const done of pending) done();
  await whenSent(database.pool);
});

test('a mail without anything to send takes as long as the last delivery, so that its time reveals nothing', async () => {
  const server = await openServer(0, { onRcptTo: (_address, _session, done) => void setTimeout(done, 400) });
  const app = await openApp(server.url);
  await register(app);
  await whenSent(database.pool);
  const startedAt = performance.now();
  await post(app, 'forgot-password', { email: 'nobody@example.com' });
  await whenSent(database.pool);
  expect(performance.now() - startedAt).toBeGreaterThan(400);
  expect(server.received).toHaveLength(1);
});

test.each([
  ['550 5.1.1 no such mailbox', 'onRcptTo', 0],
  ['550 5.4.5 daily limit exceeded', 'onMailFrom', 1],
  ['550 5.1.8 sender address rejected: domain not found', 'onRcptTo', 1],
  ['554 5.7.1 relaying denied', 'onRcptTo', 1],
  ['450 4.2.0 try again later', 'onRcptTo', 1],
] as const)('after eight attempts that fail with "%s" in %s, %i mails are left', async (reply, step, remaining) => {
  const refusal = Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  const server = await openServer(0, {
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal),
  });
  const app = await openApp(server.url);
  await register(app);
  await whenRescheduled(1);
  await database.pool.query('UPDATE outbox SET attempts = 7');
  await retryAll(app);
  // Selects mails whose eighth attempt has not finished. A finished attempt deletes the mail or makes it due in more
  // than five minutes, which is longer than the lease of a running attempt.
  const unfinished = `SELECT FROM outbox WHERE attempts <> 8 OR due_at < now() + interval '5 minutes'`;
  while ((await database.pool.query(unfinished)).rowCount !== 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await queued()).toHaveLength(remaining);
});

test('leaves mails of unknown kinds to the servers of a newer version that queue them', async () => {
  const db = await database.pool.connect();
  await db.query('BEGIN');
  await db.query('ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check');
  await db.query(`INSERT INTO outbox (kind, email) VALUES ('of the future', $1)`, [eva.email]);
  expect([await claimMail(db, 60), await secondsToNextMail(db)]).toEqual([null, null]);
  await enqueueMail(db, 'known', eva.email);
  expect(await claimMail(db, 60)).toMatchObject({ kind: 'known' });
  await db.query('ROLLBACK');
  db.release();
});
