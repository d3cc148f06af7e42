/** Runs the real server as a separate process, as `npm start` does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { compiledServer, compiledTestProgram } from '../../server/testing/compiled';
import { makeTestFolder } from '../../server/testing/folder';
import { copyTemplate } from '../../server/testing/databaseTemplate';

const root = path.join(__dirname, '../..');

/** How a server process ended, and its complete output. */
export interface ExitResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  /** The origin that the server prints once it listens. Rejects with the server's output if it ends before that. */
  readonly origin: Promise<string>;
  readonly ended: Promise<ExitResult>;
  signal(name: NodeJS.Signals): void;
}

/** Lets a test file start servers. Kills them and deletes their data folders after the last test of the file. */
export function useServers() {
  const running = new Set<ServerProcess>();
  const folders: string[] = [];

  afterAll(async () => {
    for (const server of running) server.signal('SIGKILL');
    await Promise.all([...running].map((server) => server.ended));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Creates a data folder with an empty database whose migrations have been applied. */
    async dataFolder(): Promise<string> {
      const folder = makeTestFolder();
      folders.push(folder);
      await copyTemplate(folder);
      return folder;
    },
    /** Starts a server on a free port. Its environment has only these variables and those that Node itself needs. */
    start(variables: Record<string, string>): ServerProcess {
      const server = observe(
        spawn(process.execPath, ['--import', compiledTestProgram('reportContractViolations'), compiledServer('main')], {
          cwd: root,
          env: { ...minimalEnvironment(), PORT: '0', ...variables },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
      running.add(server);
      return server;
    },
  };
}

/** Returns only variables that Node needs, so that the developer's own server settings do not affect the tests. */
function minimalEnvironment(): NodeJS.ProcessEnv {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
  return Object.fromEntries(needed.map((name) => [name, process.env[name]]));
}

/** Collects the output of a server process and finds the server's origin in it. */
function observe(child: ChildProcess): ServerProcess {
  let stdout = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<ExitResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const printedOrigin = /^Shop: +(\S+)\/\n/m.exec(stdout)?.[1];
      if (printedOrigin) resolve(printedOrigin);
    });
    ended.then(({ code }) => reject(new Error(`The server ended with ${code}.\n${stdout}${stderr}`)), reject);
  });
  // Prevent an unhandled rejection: tests of failing starts never await the origin.
  origin.catch(() => undefined);
  return { origin, ended, signal: (name) => void child.kill(name) };
}
