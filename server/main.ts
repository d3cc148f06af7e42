import closeWithGrace from 'close-with-grace';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config/readConfig';
import { describeConfig } from './config/describeConfig';
import { version } from './config/version';
import { openDatabase } from './database';
import { seedProducts } from './database/seed';
import { logOptions } from './config/logging';
import { builtSite } from './config/projectRoot';
import { readBuiltOrigin } from './site/builtOrigin';
import { ensureAdmin } from './auth/ensureAdmin';
import { makePasswordHasher } from './auth/passwordHasher';
import { UserFacingError } from './config/userFacingError';

/** Time limit for a graceful shutdown, in ms. After it, the process exits. */
const CLOSE_MS = 10_000;
/** Shutdown destroys connections that are still open after this many ms, so that time is left to close the database. */
const DESTROY_CONNECTIONS_MS = 7_000;

/**
 * Opens the database, creates the first admin, seeds the products and starts the server. A signal shuts down the server
 * and the database.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Load the app's modules in parallel: opening the database leaves this thread idle, because the database runs in a
  // worker thread or on another server.
  const [database, { buildApp }] = await Promise.all([
    openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, progress: printLine }),
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
    const destroyTimer = setTimeout(() => app.server.closeAllConnections(), DESTROY_CONNECTIONS_MS);
    await app.close();
    clearTimeout(destroyTimer);
    await database.close();
  });
  printStartupInfo(config, readBuiltOrigin(builtSite));
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  try {
    // Replace 'localhost': for this host, Fastify would open a second server for IPv6, without the listeners that
    // `buildApp` has added.
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, host, port);
  }
  const address = app.server.address();
  if (port !== 0 || typeof address !== 'object' || !address) return;
  config.port = address.port;
  // If PUBLIC_URL is unset, mailed links must contain the port that the system has chosen.
  if (config.publicUrl === 'http://localhost:0') config.publicUrl = `http://localhost:${address.port}`;
}

function toListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserFacingError(
        `Port ${port} is already in use. Stop the program that uses it, or start with PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new UserFacingError(`Port ${port} requires elevated privileges. Set PORT to 1024 or higher.`);
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

function printStartupInfo(config: Config, builtOrigin: string | undefined): void {
  const { host, port, admin, smtpUrl, dataDir, publicUrl, production } = config;
  printLine(`Spa Summit ${version}`);
  printLine(describeConfig(config));
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::1?|localhost)$/.test(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  const origin = `http://${name}:${port}`;
  const isBuiltForOther = production && builtOrigin !== undefined && builtOrigin !== publicUrl;
  const lines = [
    `Shop:  ${origin}/`,
    `Admin: ${origin}/admin`,
    ...(admin.demo ? [`Demo sign-in: ${admin.email} with the password ${admin.password}`] : []),
    ...(smtpUrl ? [] : [`Emails are written to ${join(dataDir, 'outbox')}. Set SMTP_URL to send them.`]),
    ...(isBuiltForOther
      ? [`The site was built for ${builtOrigin}, which search engines will see. Build it with PUBLIC_URL=${publicUrl}.`]
      : []),
  ];
  // Print all lines at once, so that a program that waits for the first one can read the others, too.
  printLine(lines.join('\n'));
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UserFacingError ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
