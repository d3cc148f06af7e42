import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { get } from './get';

const root = path.join(__dirname, '../..');

/** What `npm start` needs of the project, beside its packages. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.js',
  'contract',
  'public',
  'scripts',
  'server',
  'src',
  'store',
];
const built = ['build/.hash', 'build/site', 'build/render'];

/** What this shell may have set for another shop; the bench measures the defaults. */
const shopVariables = new Set([
  'PORT',
  'HOST',
  'METRICS_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'S3_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'PUBLIC_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'API_BASE_URL',
  'RENDER',
  'NODE_ENV',
]);

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 20;

/** A running shop. */
export interface Shop {
  origin: string;
  /** From spawning `scripts/start.mjs` to the moment when both the page and the list were answered. */
  readyMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** An empty folder that `cleanUp` removes. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spa-summit-bench-'));
  folders.add(folder);
  return folder;
}

/**
 * Copies the project with its build, so that neither that nor its data is touched. The packages are linked, but not
 * the build tools' cache beside them.
 */
export async function copyProject(): Promise<string> {
  const folder = await makeFolder();
  const wanted = built.every((name) => existsSync(path.join(root, name))) ? [...parts, ...built] : parts;
  for (const name of wanted) await cp(path.join(root, name), path.join(folder, name), { recursive: true });

  const packages = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  await mkdir(linked);
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    const [from, to] = [path.join(packages, entry.name), path.join(linked, entry.name)];
    if (entry.isFile()) await copyFile(from, to);
    else if (entry.name !== '.cache') await symlink(from, to, 'junction');
  }
  return folder;
}

/**
 * Starts the shop in a project's folder as `npm start` does (without npm's own part) and waits for `GET /` and
 * `GET /api/products`. Throws with the shop's own words when it ends or takes more than two minutes.
 */
export async function startShop(folder: string, settings: Record<string, string>): Promise<Shop> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) => !shopVariables.has(name));
  const env = { ...Object.fromEntries(inherited), ...settings, PORT: String(port) };
  const started = performance.now();
  // A process group of its own: what is told to stop takes a build that is under way along.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'close').finally(() => running.delete(child));

  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/`)) || !(await answers(`${origin}/api/products`))) {
    const late = performance.now() - started > START_LIMIT_MS;
    if (late || !running.has(child)) throw new Error(`The shop did not start. It said:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    origin,
    readyMs: performance.now() - started,
    async stop() {
      tellToStop(child);
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Ends what still runs and removes what was made. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      tellToStop(child);
      return once(child, 'close');
    }),
  );
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
}

function tellToStop(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  return get(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
