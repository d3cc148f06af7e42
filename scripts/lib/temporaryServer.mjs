import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runNode } from './child.mjs';
import { UserFacingError } from './userFacingError.mjs';
import { inRoot, root } from './root.mjs';
import { compiledServer } from './compiledServer.mjs';
import { isServerUpToDate, isSiteUpToDate } from './buildHash.mjs';

/**
 * Starts the real server with a temporary data folder on a free port. Builds the site and the server first if they are
 * out of date.
 * @returns {Promise<{ origin: string, close(): Promise<void> }>} `close` stops the server and deletes its data
 */
export async function startTemporaryServer() {
  if (!isSiteUpToDate(false) || !isServerUpToDate()) {
    const { code } = await runNode([inRoot('scripts/build.mjs')]);
    if (code !== 0) throw new UserFacingError('The site could not be built (see above).');
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-shop-'));
  const server = spawn(process.execPath, compiledServer('main'), {
    cwd: root,
    env: { ...withoutShopSettings(), PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => {
    server.once('error', resolve);
    server.once('close', resolve);
  });
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await originOf(server, ended), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Environment variables that configure the server. */
const settings = [
  'DATABASE_URL',
  'S3_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'API_BASE_URL',
  'HOST',
  'METRICS_PORT',
  'TRUST_PROXY',
  'NODE_ENV',
  'RENDER',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ADMIN_PASSKEYS',
  'CONSULTATIONS',
  'HOUSE_EMAIL',
  'REQUESTS_RETENTION_DAYS',
];

/** Returns the environment without the server's settings, so that the developer's own settings do not apply here. */
function withoutShopSettings() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}

/** Resolves to the origin that the server prints once it listens. Rejects if the server ends before that. */
function originOf(server, ended) {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const origin = /^Shop: +(\S+)\/\n/m.exec(output)?.[1];
        if (origin) resolve(origin);
      });
    }
    void ended.then(() => reject(new UserFacingError(`The server did not start. Its output:\n${output.trim()}`)));
  });
}
