import pg from 'pg';
import { UserFacingError } from '../config/userFacingError';
import { startEmbeddedPostgres } from './embedded';
import { migrate } from './migrate';
import { listenOn, listenOnServer, makeNotificationHub, type ChangeNotifications } from './changeNotifications';
import { application_name } from './connectedServers';
import { startMaintenance } from './maintenance';

export { needsInitialSetup as isNewFolder } from './embeddedEngine';
export type { ChangeNotifications } from './changeNotifications';
export { type Queryable, transaction } from './transaction';

/** The shop's database, migrated and ready. */
export interface Database {
  pool: pg.Pool;
  notifications: ChangeNotifications;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the embedded database; it is made when missing. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Hears a sentence before each step that takes seconds. */
  progress?: ((sentence: string) => void) | undefined;
}

/** Longest wait for a free connection, in ms: as long as the site itself waits (spec §9). */
const connectionTimeoutMillis = 10_000;

/** Longest wait for an answer, in ms: no shop query comes near it, but a hung database must show. */
const query_timeout = 60_000;

/**
 * Opens the shop's database: the embedded one in `dataDir`, or the PostgreSQL server at `databaseUrl`.
 * The rest of the server cannot tell them apart, as long as it names no prepared statements.
 * @throws UserFacingError when it cannot be reached, opened or migrated.
 */
export function openDatabase({ dataDir, databaseUrl, progress }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, progress);
}

async function openServer(databaseUrl: string): Promise<Database> {
  const pool = guardedPool({ connectionString: databaseUrl, application_name, max: 10 });
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new UserFacingError(
      `The PostgreSQL server in DATABASE_URL cannot be used (${reason(error)}). ` +
        'Check that it runs and that the address, name and password are right.',
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

async function openEmbedded(dataDir: string, progress?: (sentence: string) => void): Promise<Database> {
  const engine = await startEmbeddedPostgres(dataDir, progress);
  const notifications = makeNotificationHub();
  const pool = guardedPool({
    host: engine.host,
    user: 'postgres',
    database: 'postgres',
    // One connection: all of them would share one session, where transactions could mix.
    max: 1,
    idleTimeoutMillis: 0,
    // Whoever writes has this connection, so it also hears of every commit; the pool waits for the promise.
    onConnect: (client) => listenOn(client, notifications),
  });
  pool.on('remove', () => notifications.disconnected());
  const stopUpkeep = startMaintenance(pool);
  const close = async () => {
    await stopUpkeep();
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

/** A lost connection fails the query that needed it; without these listeners it would end the process. */
function guardedPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis, query_timeout, ...config });
  pool.on('error', (error) => console.error(`The connection to the database was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Node reports several addresses that all refused as one error with an empty message. */
function reason(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || 'no answer';
}
