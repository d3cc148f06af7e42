/** Starts containers of the test images (scripts/release/testImages.mjs) with Debian's podman. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

export const ADMIN = { email: 'owner@shop.example', password: 'Granite-and-larch-42' };
/** Names of the images, from the setup of the Jest project. */
export const shopImage = process.env['SHOP_IMAGE'] ?? '';
export const proxyImage = process.env['PROXY_IMAGE'] ?? '';

/** The restrictions of compose.yaml. The limits of processes and files replace podman's, which exceed this machine's. */
const restricted = [
  ['--read-only', '--read-only-tmpfs=false', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'],
  ['--ulimit=nofile=5000:5000', '--ulimit=nproc=4000:4000'],
].flat();

interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs podman and returns its output. */
export function podman(...args: string[]): Result {
  const { status, stdout, stderr } = spawnSync('podman', ['--runtime', 'runc', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

/**
 * The port that `freePort` tries next. Each Jest worker has a range of its own. The system gives connections and programs
 * that ask for any port one from 32768 on, and would otherwise take a port before its container has started.
 */
let nextPort = 12_000 + 500 * Number(process.env['JEST_WORKER_ID'] ?? 1);

/** Returns a TCP port that no program uses, and that this function has not returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

export interface Container {
  readonly name: string;
  /** Resolves to the exit code once the container has ended. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** Sends SIGTERM, and SIGKILL after `graceSeconds`. Resolves to the exit code, which is 137 after SIGKILL. */
  stop(graceSeconds: number): Promise<number | null>;
  kill(): Promise<number | null>;
}

export interface ContainerOptions {
  image: string;
  args?: string[];
  env?: Record<string, string>;
  command?: string[];
}

/** Lets a test file start containers. Removes them and their volumes after the last test of the file. */
export function useContainers() {
  const started = new Set<Container>();
  const volumes = new Set<string>();
  let count = 0;

  afterAll(async () => {
    await Promise.all([...started].map((container) => container.kill()));
    for (const volume of volumes) podman('volume', 'rm', '--force', volume);
  });

  /** Starts a container with the host's network, because Debian's container networks need iptables. */
  function start({ image, args = [], env = {}, command = [] }: ContainerOptions): Container {
    const name = `spa-summit-test-${process.pid}-${(count += 1)}`;
    const settings = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`);
    const options = ['--rm', '--name', name, '--network=host', '--pull=never', ...args, ...settings];
    const container = observe(name, ['--runtime', 'runc', 'run', ...options, image, ...command]);
    started.add(container);
    return container;
  }

  return {
    start,
    /** Creates an empty volume for /data. */
    volume(): string {
      const name = `spa-summit-test-${process.pid}-data-${volumes.size + 1}`;
      volumes.add(name);
      return name;
    },
    /** Starts the shop under the restrictions of compose.yaml, and waits until it listens. */
    async startShop({ volume, env, command }: { volume: string; env: Record<string, string>; command?: string[] }) {
      const container = start({
        image: shopImage,
        args: [...restricted, `--volume=${volume}:/data`],
        env: { HOST: '127.0.0.1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env },
        ...(command && { command }),
      });
      await whenListening(container);
      return container;
    },
  };
}

function observe(name: string, args: string[]): Container {
  const child = spawn('podman', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const end = (...command: string[]) => {
    podman(...command, name);
    return ended;
  };
  return {
    name,
    ended,
    output: () => output,
    stop: (graceSeconds) => end('stop', '--time', String(graceSeconds)),
    kill: () => end('kill'),
  };
}

/** Resolves once the shop prints its URL. Rejects with its output if it ends before that. */
async function whenListening(container: Container): Promise<void> {
  let hasEnded = false;
  void container.ended.then(() => (hasEnded = true));
  while (!/^Shop: /m.test(container.output())) {
    if (hasEnded) throw new Error(`The container ended.\n${container.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
