import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { UserFacingError } from '../config/userFacingError';
import type { WorkerMessage, WorkerInput } from './embedded';
import { needsInitialSetup, openEngine } from './embeddedEngine';

/*
 * The worker thread that runs PostgreSQL. In the main thread, each query would block all requests while it runs.
 *
 * On the first start it creates the database, reports 'set up' and exits. Otherwise it reports 'ready' and serves
 * queries. If it fails, at the start or later, it reports 'failed'. Any message from the parent makes it shut down
 * cleanly.
 */

const { dataDir, socket } = workerData as WorkerInput;
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const exitWithError = (reason: string) => {
  report({ state: 'failed', message: reason, known: false });
  process.exit(1);
};

serve().catch((error: unknown) => {
  report({ state: 'failed', message: (error as Error).message, known: error instanceof UserFacingError });
  parentPort?.close();
});

async function serve(): Promise<void> {
  const firstStart = needsInitialSetup(dataDir);
  const engine = await openEngine(dataDir, exitWithError);
  if (firstStart) {
    // Exit after the setup: it uses about 450 MB of memory, which are not freed before the thread exits.
    await engine.close();
    report({ state: 'set up' });
    process.exit(0);
  }
  const server = new PGLiteSocketServer({ db: exitOnEngineError(engine), path: socket, maxConnections: 4 });
  await server.start();
  parentPort?.once('message', async () => {
    await server.stop();
    await engine.close();
    process.exit(0);
  });
  report({ state: 'ready' });
}

/**
 * Makes the thread exit if the engine throws. SQL errors are sent as protocol messages, so a thrown error means that
 * the engine has failed. The socket server would ignore that error, and every later query would wait forever.
 */
function exitOnEngineError(engine: PGlite): PGlite {
  const execute = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (...args) => {
    try {
      await execute(...args);
    } catch (error) {
      exitWithError(String(error));
    }
  };
  return engine;
}
