import pg from 'pg';
import { UserFacingError } from '../config/userFacingError';
import { startEmbeddedPostgres } from './embedded';
import { migrate } from './migrate';
import { listenOn, listenOnServer, makeNotificationHub, type ChangeNotifications } from './changeNotifications';
import { application_name } from './connectedServers';
import { startMaintenance } from './maintenance';

export { needsInitialSetup } from './embeddedEngine';
export type { ChangeNotifications } from './changeNotifications';
export { type Queryable, transaction } from './transaction';

/** The shop's database, with all migrations applied. */
export interface Database {
  pool: pg.Pool;
  notifications: ChangeNotifications;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the embedded database. It is created if it does not exist. */
  dataDir: string;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Called with a message before each step that takes seconds. */
  progress?: ((message: string) => void) | undefined;
}

/** Longest wait for a free connection, in ms: the same as the site's API timeout (docs/specification.md §9). */
const connectionTimeoutMillis = 10_000;

/** Timeout of a query, in ms. No query of the shop takes nearly as long, so a timeout means that the database hangs. */
const query_timeout = 60_000;

/**
 * Opens the shop's database: the PostgreSQL server at `databaseUrl` if it is set, else the embedded database in
 * `dataDir`. Both behave the same, provided that queries use no named prepared statements.
 * @throws UserFacingError if the database cannot be reached, opened or migrated.
 */
export function openDatabase({ dataDir, databaseUrl, progress }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, progress);
}

/**
 * Memory of each sort and bitmap of a query. With PostgreSQL's default of 4 MB, the bitmap of a search with 170,000 of
 * 1,000,000 products only fits without its rows, so that the query compares every row again: 1.8 s instead of 0.75 s.
 */
const WORK_MEM = '16MB';

async function openServer(databaseUrl: string): Promise<Database> {
  const pool = guardedPool({
    connectionString: databaseUrl,
    application_name,
    max: 10,
    onConnect: (client) => client.query(`SET work_mem = '${WORK_MEM}'`),
  });
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new UserFacingError(
      `The PostgreSQL server in DATABASE_URL cannot be used (${reason(error)}). ` +
        'Check that it is running and that its address, user name and password are correct.',
    );
  }
  const notifications = makeNotificationHub();
  try {
    await migrate(pool);
    const stopListening = await listenOnServer(databaseUrl, notifications);
    return { pool, notifications, close: () => stopListening().then(() => pool.end()) };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function openEmbedded(dataDir: string, progress?: (message: string) => void): Promise<Database> {
  const engine = await startEmbeddedPostgres(dataDir, progress);
  const notifications = makeNotificationHub();
  const pool = guardedPool({
    host: engine.host,
    user: 'postgres',
    database: 'postgres',
    // Use one connection only: all connections share the engine's single session, so their transactions would mix.
    max: 1,
    idleTimeoutMillis: 0,
    // Every commit goes through this connection, so listen on it. The pool awaits `onConnect` before it runs a query.
    onConnect: (client) => listenOn(client, notifications),
  });
  pool.on('remove', () => notifications.disconnected());
  const stopMaintenance = startMaintenance(pool);
  const close = async () => {
    await stopMaintenance();
    await pool.end();
    await engine.close();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, notifications, close };
}

/**
 * Creates a pool with error listeners. Without them, a lost connection would end the process, not just fail its query.
 */
function guardedPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis, query_timeout, ...config });
  pool.on('error', (error) => console.error(`The connection to the database was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Returns the error's message, or its code if the message is empty. Node's message is empty if all IP addresses of a
 * host refuse the connection.
 */
function reason(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || 'no answer';
}
