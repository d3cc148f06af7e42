import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

const running = new Set<Instance>();

/**
 * A server process. If it exits before `stop` is called, for example because it was killed, it restarts on the same
 * port.
 */
export class Instance {
  readonly port: number;
  readonly origin: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly project: string;
  private child: ChildProcess | undefined;
  private stopping = false;
  /** The stderr output of the current process and of those before its restarts. */
  stderr = '';
  /** Number of times that a process was started, including restarts. */
  starts = 0;

  /** `project` is the folder of a built copy of the project; by default, the project itself. */
  constructor(port: number, env: NodeJS.ProcessEnv, project = root) {
    this.project = project;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { PATH: process.env['PATH'], ...env, PORT: String(port) };
  }

  start(): void {
    this.starts += 1;
    running.add(this);
    const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.mjs'], {
      cwd: this.project,
      env: this.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    // Restart the process after every exit, as a process supervisor would.
    child.once('close', () => {
      if (!this.stopping) this.start();
    });
    this.child = child;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The resident memory of the process in MB. NaN if the process has just exited. */
  get residentMb(): number {
    const file = `/proc/${this.pid}/status`;
    const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return Math.round(Number(kilobytes) / 1024);
  }

  /** Resolves when `/api/ready` returns 200. Rejects if that takes longer than `timeoutMs`. */
  async whenReady(timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    while (!(await isReady(this.origin))) {
      if (Date.now() > until) throw new Error(`An instance did not get ready. It said: ${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.child?.kill(signal);
  }

  /**
   * Stops the server with SIGTERM and does not restart it. Returns the exit code, or null if a signal ended the
   * process.
   */
  async stop(): Promise<number | null> {
    this.stopping = true;
    running.delete(this);
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    }
    return child.exitCode;
  }
}

/** Stops all servers that are still running, for example after an interrupt. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((instance) => instance.stop()));
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
