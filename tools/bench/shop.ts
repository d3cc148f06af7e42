import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { get } from './get';

const root = path.join(__dirname, '../..');

/** The files and folders of the project that `npm start` needs, besides node_modules. */
const copiedPaths = [
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
/** Output of a build. The bench runs in a copy of the project; existing output is copied too, to save a build there. */
const buildPaths = ['build/.hash', 'build/site', 'build/render', 'build/consultations'];

/** Environment variables that the shop does not inherit from this shell, because the bench measures the defaults. */
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
  'ADMIN_PASSKEYS',
  'API_BASE_URL',
  'RENDER',
  'CONSULTATIONS',
  'HOUSE_EMAIL',
  'REQUESTS_RETENTION_DAYS',
  'NODE_ENV',
]);

const START_TIMEOUT_MS = 120_000;
/** Time in ms between SIGTERM and SIGKILL. */
const STOP_TIMEOUT_MS = 20_000;
/** Pause between two checks whether the shop has started, in ms. */
const POLL_MS = 20;

/** A running shop. */
export interface Shop {
  origin: string;
  /** Time in ms from spawning `scripts/start.mjs` until `/` and `/api/products` both returned 200. */
  readyMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** Creates an empty temporary folder, which `cleanUp` deletes. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spa-summit-bench-'));
  folders.add(folder);
  return folder;
}

/**
 * Copies the project and its build into a temporary folder, so that the bench does not change the original. The
 * packages in node_modules are linked, except for the build tools' cache in node_modules/.cache.
 */
export async function copyProject(): Promise<string> {
  const folder = await makeFolder();
  const isBuilt = buildPaths.every((name) => existsSync(path.join(root, name)));
  for (const name of isBuilt ? [...copiedPaths, ...buildPaths] : copiedPaths)
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });

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
 * Starts the shop in a project's folder as `npm start` does, without npm itself. Waits until `/` and `/api/products`
 * return 200. Throws an error with the shop's output if it exits or takes longer than two minutes.
 */
export async function startShop(folder: string, settings: Record<string, string>): Promise<Shop> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) => !shopVariables.has(name));
  const env = { ...Object.fromEntries(inherited), ...settings, PORT: String(port) };
  const started = performance.now();
  // Start the shop in its own process group, so that stopping the group also stops a build that is still running.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').finally(() => running.delete(child));

  const origin = `http://127.0.0.1:${port}`;
  while (!(await isServed(`${origin}/`)) || !(await isServed(`${origin}/api/products`))) {
    const late = performance.now() - started > START_TIMEOUT_MS;
    if (late || !running.has(child)) throw new Error(`The shop did not start. It said:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    origin,
    readyMs: performance.now() - started,
    async stop() {
      terminate(child);
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Stops all shops that are still running and deletes all temporary folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      terminate(child);
      return once(child, 'close');
    }),
  );
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Sends SIGTERM to the shop's process group. */
function terminate(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGTERM');
  } catch {
    // The process has already exited.
  }
}

/** Returns whether a GET request returns 200. */
async function isServed(url: string): Promise<boolean> {
  return get(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Returns a TCP port of the loopback interface that is currently unused. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
