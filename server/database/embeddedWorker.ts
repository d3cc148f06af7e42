import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { UserFacingError } from '../config/userFacingError';
import type { WorkerMessage, WorkerInput } from './embedded';
import { needsInitialSetup, openEngine } from './embeddedEngine';

/*
 * The thread that PostgreSQL runs in: in the main thread it would hold up every request for as long as
 * a query takes. Reports 'set up' and ends after a first start, else 'ready'; and why it failed, then or later. Any
 * message ends it in good order.
 */

const { dataDir, socket } = workerData as WorkerInput;
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const die = (reason: string) => {
  report({ state: 'failed', message: reason, known: false });
  process.exit(1);
};

serve().catch((error: unknown) => {
  report({ state: 'failed', message: (error as Error).message, known: error instanceof UserFacingError });
  parentPort?.close();
});

async function serve(): Promise<void> {
  const firstStart = needsInitialSetup(dataDir);
  const engine = await openEngine(dataDir, die);
  if (firstStart) {
    // Setting up takes a second engine and some 450 MB, which only the end of the thread gives back.
    await engine.close();
    report({ state: 'set up' });
    process.exit(0);
  }
  const server = new PGLiteSocketServer({ db: failingFast(engine), path: socket, maxConnections: 4 });
  await server.start();
  parentPort?.once('message', async () => {
    await server.stop();
    await engine.close();
    process.exit(0);
  });
  report({ state: 'ready' });
}

/**
 * SQL errors come back as answers; what is thrown here means that the engine is gone. The socket server
 * would swallow it and let every later query wait for ever.
 */
function failingFast(engine: PGlite): PGlite {
  const execute = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (...call) => {
    try {
      await execute(...call);
    } catch (error) {
      die(String(error));
    }
  };
  return engine;
}
