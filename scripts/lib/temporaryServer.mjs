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
 * Builds what is stale, and opens the real server on a folder and a port of its own.
 * @returns {Promise<{ origin: string, close(): Promise<void> }>} `close` leaves nothing behind
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
];

/** What the person at the keyboard has set for a shop of their own must not reach this one. */
function withoutShopSettings() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}

function originOf(server, ended) {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        const address = /^Shop: +(\S+)\/\n/m.exec(said)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(() => reject(new UserFacingError(`The server did not start. Its last words:\n${said.trim()}`)));
  });
}
