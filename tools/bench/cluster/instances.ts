import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

const standing = new Set<Instance>();

/** One server of the cluster, which may be killed and comes again on the same port. */
export class Instance {
  readonly port: number;
  readonly origin: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private stopping = false;
  /** What it said on its error channel, all lives together. */
  said = '';
  /** How often it was started. */
  starts = 0;

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { PATH: process.env['PATH'], ...env, PORT: String(port) };
  }

  start(): void {
    this.starts += 1;
    standing.add(this);
    const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.mjs'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    // As a supervisor would: whatever ends it, it comes again.
    child.once('close', () => {
      if (!this.stopping) this.start();
    });
    this.child = child;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The resident memory of its process, in MB; NaN if the process has just ended. */
  get residentMb(): number {
    const file = `/proc/${this.pid}/status`;
    const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return Math.round(Number(kilobytes) / 1024);
  }

  /** Resolves when it can serve; rejects when that takes longer than `limitMs`. */
  async whenReady(limitMs: number): Promise<void> {
    const until = Date.now() + limitMs;
    while (!(await isReady(this.origin))) {
      if (Date.now() > until) throw new Error(`An instance did not get ready. It said: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.child?.kill(signal);
  }

  /** Ends it for good; gives the exit code, null where a signal had to end it. */
  async stop(): Promise<number | null> {
    this.stopping = true;
    standing.delete(this);
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    }
    return child.exitCode;
  }
}

/** Ends every server that still runs: for a run that is cut off. */
export async function stopAll(): Promise<void> {
  await Promise.all([...standing].map((instance) => instance.stop()));
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
