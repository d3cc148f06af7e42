/** Measures the resident memory of an idle server that has served a few pages. */
import { pause } from './cluster/client';
import type { Row } from './rows';
import { freePort, startShop } from './shop';

/** Idle time before the measurement, in ms. It is long enough that V8 collects the garbage of the server's start. */
const IDLE_MS = 15_000;
const MB = 1024 * 1024;
const PAGES = ['/', '/products', '/api/products'];

/**
 * Measures the memory of the server in `folder`, a built copy of the project. Without `databaseUrl`, the server uses
 * the embedded database.
 */
export async function measureMemory(folder: string, dataDir: string, databaseUrl?: string): Promise<Row> {
  const goal = databaseUrl === undefined ? 250 : 130;
  const metricsPort = String(await freePort());
  const settings = { DATA_DIR: dataDir, METRICS_PORT: metricsPort, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  // Start and stop the server once before the measured start. The first start creates the database and seeds the
  // products, which would raise the memory.
  await (await startShop(folder, settings)).stop();
  const shop = await startShop(folder, settings);
  for (const path of PAGES)
    await (await fetch(shop.origin + path, { headers: { accept: 'text/html,*/*' } })).arrayBuffer();
  await pause(IDLE_MS);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await shop.stop();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  return {
    what: `resident memory of an idle server, ${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL server'}`,
    measured: `${Math.round(bytes / MB)} MB`,
    yardstick: '-',
    goal: `at most ${goal} MB`,
    reached: bytes <= goal * MB,
  };
}
