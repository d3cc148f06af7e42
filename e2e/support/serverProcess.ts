/** The real server as a process of its own, started as `npm start` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { compiledServer, compiledTestProgram } from '../../server/testing/compiled';
import { makeTestFolder } from '../../server/testing/folder';
import { copyTemplate } from '../../server/testing/databaseTemplate';

const root = path.join(__dirname, '../..');

/** How a server ended and everything that it had said by then. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  /** The origin that it prints once it is open. Rejects with its words when it ends before. */
  readonly origin: Promise<string>;
  readonly ended: Promise<Ended>;
  signal(name: NodeJS.Signals): void;
}

/** Starts servers for one test file; all of them, and the folders they used, are gone after its last test. */
export function useServers() {
  const running = new Set<ServerProcess>();
  const folders: string[] = [];

  afterAll(async () => {
    for (const server of running) server.signal('SIGKILL');
    await Promise.all([...running].map((server) => server.ended));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** A folder with a migrated, empty database, as a first start leaves it. */
    async dataFolder(): Promise<string> {
      const folder = makeTestFolder();
      folders.push(folder);
      await copyTemplate(folder);
      return folder;
    },
    /** Starts one with these variables on top of nothing but what Node needs; the system chooses the port. */
    start(variables: Record<string, string>): ServerProcess {
      const server = follow(
        spawn(process.execPath, ['--import', compiledTestProgram('complainOfAnswers'), compiledServer('main')], {
          cwd: root,
          env: { ...bareEnvironment(), PORT: '0', ...variables },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
      running.add(server);
      return server;
    },
  };
}

/** What the machine needs, and nothing that whoever runs the tests has set for a shop of their own. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
  return Object.fromEntries(needed.map((name) => [name, process.env[name]]));
}

function follow(child: ChildProcess): ServerProcess {
  let stdout = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const address = /^Shop: +(\S+)\/\n/m.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    ended.then(({ code }) => reject(new Error(`The server ended with ${code}.\n${stdout}${stderr}`)), reject);
  });
  // A server that is meant to refuse has no origin, and nobody asks for it.
  origin.catch(() => undefined);
  return { origin, ended, signal: (name) => void child.kill(name) };
}
