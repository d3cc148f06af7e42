import closeWithGrace from 'close-with-grace';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config/readConfig';
import { describeConfig } from './config/describeConfig';
import { openDatabase } from './database';
import { seedProducts } from './database/seed';
import { logOptions } from './config/logging';
import { ensureAdmin } from './auth/ensureAdmin';
import { makePasswordHasher } from './auth/passwordHasher';
import { UserFacingError } from './config/userFacingError';

/** Longest time for requests under way to finish when the server is told to stop, in ms. */
const CLOSE_MS = 10_000;
/** After this time connections that are still open are cut, so that the database can still be closed properly. */
const CUT_CONNECTIONS_MS = 7_000;

/** Opens the shop and keeps it open until a signal: database, first admin, products, port. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  // The app's modules load while the database opens in a thread or on a server of its own.
  const [database, { buildApp }] = await Promise.all([
    openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, progress: say }),
    import('./app'),
  ]);
  let app: FastifyInstance;
  try {
    await ensureAdmin(database.pool, await makePasswordHasher(), config);
    await seedProducts(database.pool);
    app = await buildApp({ config, database, logger: logOptions(config.production ? 'info' : 'warn') });
    await listen(app, config);
  } catch (error) {
    await database.close();
    throw error;
  }
  closeWithGrace({ delay: CLOSE_MS }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
    const cut = setTimeout(() => app.server.closeAllConnections(), CUT_CONNECTIONS_MS);
    await app.close();
    clearTimeout(cut);
    await database.close();
  });
  announce(config);
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  try {
    // For 'localhost' Fastify opens a second server for IPv6, without the listeners that `buildApp` has installed.
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, host, port);
  }
  const address = app.server.address();
  if (port !== 0 || typeof address !== 'object' || !address) return;
  config.port = address.port;
  // Mailed links need the port that the system chose; a PUBLIC_URL that was given stays.
  if (config.publicUrl === 'http://localhost:0') config.publicUrl = `http://localhost:${address.port}`;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserFacingError(`Port ${port} is taken. Stop what listens there, or start with PORT=${port + 1}.`);
    case 'EACCES':
      return new UserFacingError(`Port ${port} needs special rights. Start with a PORT from 1024 upwards.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserFacingError(
        `HOST is "${host}", which is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return error;
  }
}

function announce(config: Config): void {
  const { host, port, admin, smtpUrl, dataDir } = config;
  say(describeConfig(config));
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::1?|localhost)$/.test(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  const origin = `http://${name}:${port}`;
  say(`Shop:  ${origin}/`);
  say(`Admin: ${origin}/admin`);
  if (admin.demo) say(`Demo sign-in: ${admin.email} with the password ${admin.password}`);
  if (!smtpUrl) say(`Mails are written to ${join(dataDir, 'outbox')}; SMTP_URL sends them.`);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UserFacingError ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
