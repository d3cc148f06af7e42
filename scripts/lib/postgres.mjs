import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { UserFacingError } from './userFacingError.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of a PostgreSQL server's programs: the newest of Debian's, or on the PATH; undefined where there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/**
 * Sets up a server in a temporary folder, reachable from this machine only, and starts it.
 * @param {string} programs what `findPostgres` gave
 * @param {{ durable?: boolean }} options without durability it is quicker, for data that nobody needs
 * @returns {Promise<{ url: string, stopServer(): void, startServer(): void, stop(): Promise<void> }>} `stop` removes it
 */
export async function startPostgres(programs, { durable = true } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-postgres-'));
  const user = otherUser(folder);
  const data = path.join(folder, 'data');
  const run = (program, ...args) => {
    // A server that stays must not hold on to our output.
    const { status } = spawnSync(path.join(programs, program), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) throw new UserFacingError(`PostgreSQL: ${program} ${args[0] ?? ''} failed.`);
  };
  run('initdb', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', ...(durable ? [] : ['--no-sync']));
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  const startServer = () =>
    run(
      'pg_ctl',
      'start',
      '-w',
      '-t',
      '120',
      '-l',
      path.join(folder, 'log'),
      '-o',
      settings.map((one) => `-c ${one}`).join(' '),
    );
  const stopServer = () => run('pg_ctl', 'stop', '-w', '-m', 'fast');
  startServer();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    startServer,
    stopServer,
    stop: async () => {
      stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; then it runs as whom its package made for it. */
function otherUser(folder) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
