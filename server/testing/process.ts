import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiledServer, compiledTestProgram } from './compiled';

/** The server as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything that it printed so far. */
  printed(): string;
  /** Ends it and waits until it is gone; gives the exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the compiled server with this environment and nothing else that could configure it. */
export function startProcess(env: Record<string, string | undefined>): ServerProcess {
  const child = spawn(
    process.execPath,
    ['--import', compiledTestProgram('complainOfAnswers'), compiledServer('main')],
    {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return {
    child,
    printed: () => text,
    end: async (signal) => {
      if (!hasEnded(child)) {
        const gone = once(child, 'close');
        child.kill(signal);
        await gone;
      }
      return child.exitCode;
    },
  };
}

/** A process that a signal ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Waits until the shop is open; gives its origin. Rejects with what was printed when it ends instead. */
export async function whenOpen({ child, printed }: ServerProcess): Promise<string> {
  for (;;) {
    const origin = /^Shop: +(http:\/\/localhost:\d+)\/$/m.exec(printed())?.[1];
    if (origin !== undefined) return origin;
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}: ${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits for the end of a process that should not stay; gives the exit code and what it printed. */
export async function whenEnded({ child, printed }: ServerProcess): Promise<[number | null, string]> {
  if (!hasEnded(child)) await once(child, 'close');
  return [child.exitCode, printed()];
}
