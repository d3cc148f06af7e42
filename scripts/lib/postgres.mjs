import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { UserFacingError } from './userFacingError.mjs';

/** Debian installs each major version of PostgreSQL in a subfolder of this folder. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Returns the folder of PostgreSQL's server programs: Debian's newest version, else one on the PATH. Returns undefined
 * if PostgreSQL is not installed.
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/**
 * Creates a PostgreSQL server in a temporary folder and starts it. It listens on loopback only.
 * @param {string} programs the folder that `findPostgres` has returned
 * @param {{ durable?: boolean, settings?: string[] }} options `durable: false` turns off fsync, which is faster but loses
 *   data in a crash; `settings` are further ones, such as 'shared_buffers=1GB'
 * @returns {Promise<{ url: string, stopServer(): void, startServer(): void, stop(): Promise<void> }>} `stop` stops the
 *   server and deletes its folder
 */
export async function startPostgres(programs, { durable = true, settings: more = [] } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-postgres-'));
  const user = userForServer(folder);
  const data = path.join(folder, 'data');
  const run = (program, ...args) => {
    // Ignore the output: pg_ctl leaves a server running, which would otherwise keep the pipe to this process open.
    const { status } = spawnSync(path.join(programs, program), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) throw new UserFacingError(`PostgreSQL: ${program} ${args[0] ?? ''} failed.`);
  };
  run('initdb', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', ...(durable ? [] : ['--no-sync']));
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...more];
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
      settings.map((setting) => `-c ${setting}`).join(' '),
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

/**
 * Returns the spawn options that select the operating system's user for PostgreSQL. If this process runs as root,
 * selects the user `postgres` and makes it the owner of `folder`, because PostgreSQL refuses to run as root.
 */
function userForServer(folder) {
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
