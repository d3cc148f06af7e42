import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../config/projectRoot';
import { UserFacingError } from '../config/userFacingError';
import { needsInitialSetup } from './embeddedEngine';
import { lockFolder } from './folderLock';

/** The input of the worker thread. All paths are absolute. */
export interface WorkerInput {
  dataDir: string;
  socket: string;
}

/** A message from the worker thread. `known` is true if `message` comes from a UserFacingError. */
export type WorkerMessage = { state: 'set up' | 'ready' } | { state: 'failed'; message: string; known: boolean };

/** A running embedded PostgreSQL. `host` is the folder of its unix socket, which `pg` takes as the host. */
export interface EmbeddedPostgres {
  host: string;
  close(): Promise<void>;
}

const SOCKET_FOLDER_PREFIX = 'spa-summit-';
/** Delay before the worker thread is started again, in ms. */
const RESTART_DELAY_MS = 1000;

/**
 * Starts the embedded PostgreSQL on a data folder. It runs in a worker thread behind a unix socket that only this user
 * can reach. If the thread ends unexpectedly, it is started again after one second; until then queries fail.
 * @throws UserFacingError if another process uses the folder, or if the folder or its database cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  progress?: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  const lock = lockFolder(folder);
  removeSocketFolder(lock.lastNote);
  const host = makeSocketFolder();
  lock.note(host);
  const input: WorkerInput = { dataDir: folder, socket: path.join(host, '.s.PGSQL.5432') };

  let closing = false;
  let worker: Worker | undefined;
  const start = async () => {
    rmSync(input.socket, { force: true });
    const started = await startWorker(input);
    let reason = 'no reason given';
    started.on('message', (message: WorkerMessage) => {
      if (message.state === 'failed') reason = message.message;
    });
    started.on('error', (error) => {
      reason = error.message;
    });
    started.once('exit', () => {
      worker = undefined;
      if (closing) return;
      console.error(`The embedded database stopped unexpectedly (${reason}) and is being restarted.`);
      setTimeout(restart, RESTART_DELAY_MS).unref();
    });
    worker = started;
  };
  const restart = () => {
    if (closing) return;
    starting = start().catch((error: Error) => {
      console.error(`The embedded database could not be restarted: ${error.message}`);
      setTimeout(restart, RESTART_DELAY_MS).unref();
    });
  };
  const cleanUp = () => {
    removeSocketFolder(host);
    lock.release();
  };

  if (needsInitialSetup(folder)) progress?.('Setting up the database for the first time …');
  let starting = start();
  try {
    await starting;
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    host,
    async close() {
      closing = true;
      await starting;
      if (worker) await stopWorker(worker);
      cleanUp();
    },
  };
}

/**
 * Starts the worker thread. Resolves once the thread accepts connections. Rejects with a UserFacingError if the thread
 * fails before that.
 */
function startWorker(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(path.join(projectRoot, 'build/server/embeddedWorker.mjs'), {
    workerData: input,
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      worker.removeAllListeners();
      reject(new UserFacingError(message));
    };
    worker.once('message', (report: WorkerMessage) => {
      if (report.state === 'failed')
        return fail(report.known ? report.message : cannotOpenMessage(input, report.message));
      worker.removeAllListeners();
      if (report.state === 'ready') resolve(worker);
      else worker.once('exit', () => resolve(startWorker(input)));
    });
    worker.once('error', (error) => fail(cannotOpenMessage(input, error.message)));
    worker.once('exit', () => fail(cannotOpenMessage(input, 'it exited while starting')));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}

function cannotOpenMessage({ dataDir }: WorkerInput, reason: string): string {
  return (
    `The database in ${dataDir} could not be opened (${reason}). ` +
    'Free some disk space, restore the folder from a backup, or set DATA_DIR to another folder.'
  );
}

/** Creates a private folder (mode 0700) with a short path: a unix socket's path is limited to about 100 bytes. */
function makeSocketFolder(): string {
  const base = tmpdir().length <= 60 ? tmpdir() : '/tmp';
  return mkdtempSync(path.join(base, SOCKET_FOLDER_PREFIX));
}

/** Removes a socket folder. Its path may come from the lock file of a killed process, so its name is checked first. */
function removeSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(SOCKET_FOLDER_PREFIX)) rmSync(folder, { recursive: true, force: true });
}
