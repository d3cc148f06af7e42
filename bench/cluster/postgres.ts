import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../shop';

/** A PostgreSQL server for one run. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of a PostgreSQL server's programs: the newest of Debian's, or on the PATH; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Sets up a server in a temporary folder, reachable from this machine only, and starts it. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spa-cluster-pg-'));
  const user = await otherUser(folder);
  const data = path.join(folder, 'data');
  const made = spawnSync(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8'], user);
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr.toString()}`);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    stdio: 'ignore',
  });
  const ended = once(server, 'close');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (server.exitCode !== null || tries > 300) {
      await stop();
      throw new Error('PostgreSQL did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}

/** PostgreSQL refuses to run as root; then it runs as whom its package made for it. */
async function otherUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  await chown(folder, uid, gid);
  return { uid, gid };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
