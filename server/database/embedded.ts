import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../config/projectRoot';
import { UserFacingError } from '../config/userFacingError';
import { needsInitialSetup } from './embeddedEngine';
import { lockFolder } from './folderLock';

/** What the worker thread is given: absolute paths. */
export interface WorkerInput {
  dataDir: string;
  socket: string;
}

/** What the worker thread answers; `known` failures are already sentences for the person at the keyboard. */
export type WorkerMessage = { state: 'set up' | 'ready' } | { state: 'failed'; message: string; known: boolean };

/** A running embedded PostgreSQL; `host` is what `pg` connects to. */
export interface EmbeddedPostgres {
  host: string;
  close(): Promise<void>;
}

const socketFolderName = 'spa-summit-';
const restartAfter = 1000;

/**
 * Starts the embedded PostgreSQL on a data folder, in a worker thread behind a unix socket that only
 * this user can reach. If the thread ends by itself, queries fail until it is back, one second later.
 * @throws UserFacingError when the folder is in use or cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  progress?: (sentence: string) => void,
): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  const lock = lockFolder(folder);
  removeSocketFolder(lock.lastNote);
  const host = makeSocketFolder();
  lock.note(host);
  const task: WorkerInput = { dataDir: folder, socket: path.join(host, '.s.PGSQL.5432') };

  let closing = false;
  let worker: Worker | undefined;
  const start = async () => {
    rmSync(task.socket, { force: true });
    const started = await startWorker(task);
    let reason = 'it gave no reason';
    started.on('message', (report: WorkerMessage) => {
      if (report.state === 'failed') reason = report.message;
    });
    started.on('error', (error) => {
      reason = error.message;
    });
    started.once('exit', () => {
      worker = undefined;
      if (closing) return;
      console.error(`The embedded database stopped unexpectedly (${reason}) and is being started again.`);
      setTimeout(restart, restartAfter).unref();
    });
    worker = started;
  };
  const restart = () => {
    if (closing) return;
    starting = start().catch((error: Error) => {
      console.error(`The embedded database could not be started again: ${error.message}`);
      setTimeout(restart, restartAfter).unref();
    });
  };
  const leave = () => {
    removeSocketFolder(host);
    lock.release();
  };

  if (needsInitialSetup(folder)) progress?.('Setting up the database for the first time …');
  let starting = start();
  try {
    await starting;
  } catch (error) {
    leave();
    throw error;
  }
  return {
    host,
    async close() {
      closing = true;
      await starting;
      if (worker) await stopWorker(worker);
      leave();
    },
  };
}

/** Resolves when the thread takes connections. */
function startWorker(task: WorkerInput): Promise<Worker> {
  const worker = new Worker(path.join(projectRoot, 'build/server/embeddedWorker.mjs'), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      worker.removeAllListeners();
      reject(new UserFacingError(message));
    };
    worker.once('message', (report: WorkerMessage) => {
      if (report.state === 'failed') return fail(report.known ? report.message : unopenable(task, report.message));
      worker.removeAllListeners();
      if (report.state === 'ready') resolve(worker);
      else worker.once('exit', () => resolve(startWorker(task)));
    });
    worker.once('error', (error) => fail(unopenable(task, error.message)));
    worker.once('exit', () => fail(unopenable(task, 'it ended while starting')));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}

function unopenable({ dataDir }: WorkerInput, reason: string): string {
  return (
    `The database in ${dataDir} could not be opened (${reason}). ` +
    'Free some disk space or restore the folder from a backup, or set DATA_DIR to another folder.'
  );
}

/** A private folder (0700) with a short path: a unix socket's path holds about a hundred characters. */
function makeSocketFolder(): string {
  const base = tmpdir().length <= 60 ? tmpdir() : '/tmp';
  return mkdtempSync(path.join(base, socketFolderName));
}

/** Also called for what a killed process noted down, hence the check that it is one of ours. */
function removeSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(socketFolderName)) rmSync(folder, { recursive: true, force: true });
}
