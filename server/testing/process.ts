import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiledServer, compiledTestProgram } from './compiled';

/** The compiled server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Resolves once the process has ended and all its output has been read, which may be later. */
  closed: Promise<unknown>;
  /** Returns everything that the process has printed to stdout and stderr. */
  printed(): string;
  /** Sends the signal and waits for the end. Returns the exit code, or null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Node's arguments to run the compiled server, which reports violations of the contract. */
const CURRENT_SERVER = ['--import', compiledTestProgram('reportContractViolations'), compiledServer('main')];

/**
 * Starts the compiled server, or another one whose arguments for Node are `args`. Its environment is PATH and `env`
 * only, so that nothing else configures it.
 */
export function startProcess(env: Record<string, string | undefined>, args = CURRENT_SERVER): ServerProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    closed,
    printed: () => output,
    end: async (signal) => {
      if (!hasEnded(child)) child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** Returns whether the process has ended. A process that was ended by a signal has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Waits until the server accepts requests and returns its origin. If the process ends first, rejects with an error that
 * contains its output.
 */
export async function whenOpen({ child, closed, printed }: ServerProcess): Promise<string> {
  for (;;) {
    const origin = /^Shop: +(http:\/\/localhost:\d+)\/$/m.exec(printed())?.[1];
    if (origin !== undefined) return origin;
    if (hasEnded(child)) {
      await closed;
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}: ${printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits for the end of a process that is expected to exit. Returns the exit code and the output. */
export async function whenEnded({ child, closed, printed }: ServerProcess): Promise<[number | null, string]> {
  await closed;
  return [child.exitCode, printed()];
}
