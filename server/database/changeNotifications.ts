import pg from 'pg';
import { application_name } from './connectedServers';

/**
 * Called with the id of the changed product, with `requests` if a request for a consultation or a call changed, or with
 * null if many products changed or notifications may be missing.
 */
export type ChangeListener = (payload: string | null) => void;

/**
 * Notifications of committed changes, from this server and from all others on the same database. The payload is the id
 * of a changed product (see `migrations/0005_notices.sql`), or `requests` (`migrations/0009_requests.sql`).
 */
export interface ChangeNotifications {
  /** Calls the listener for every notification from now on. Returns a function that removes it. */
  listen(listener: ChangeListener): () => void;
  /** Returns false while the connection is down, because changes may then go unnoticed. */
  isConnected(): boolean;
}

/** Change notifications with additional methods. The database connection calls them to notify the listeners. */
export interface NotificationHub extends ChangeNotifications {
  emit(payload: string): void;
  disconnected(): void;
  /** Call it after every (re)connect. Calls the listeners with null, because notifications may have been missed. */
  connected(): void;
}

const CHANNEL = 'shop';
const LISTEN = `LISTEN ${CHANNEL}`;

/** Delay before each attempt to reconnect, in ms. */
const RETRY_MS = 1000;
/** Interval between probe queries, in ms. They detect a connection that was lost without an error. */
const PROBE_MS = 30_000;
/** Timeout for connecting and for each query of the notification connection, in ms. */
const TIMEOUT_MS = 10_000;

/** Creates a hub without listeners, not connected yet. */
export function makeNotificationHub(): NotificationHub {
  const listeners = new Set<ChangeListener>();
  let connected = false;
  const notifyAll: ChangeListener = (payload) => listeners.forEach((listener) => listener(payload));
  return {
    // Pass null for an empty payload, which the database sends if many products changed at once.
    emit: (payload) => notifyAll(payload || null),
    disconnected: () => void (connected = false),
    connected: () => {
      connected = true;
      notifyAll(null);
    },
    isConnected: () => connected,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Forwards the notifications of a connection to the hub. */
export async function listenOn(client: pg.ClientBase, hub: NotificationHub): Promise<void> {
  client.on('notification', ({ payload = '' }) => hub.emit(payload));
  await client.query(LISTEN);
  hub.connected();
}

/**
 * Forwards the notifications of a PostgreSQL server to the hub, over a dedicated connection. If the connection is lost,
 * it is opened again, and the hub reports that notifications may have been missed.
 *
 * Resolves once the connection listens, with a function that closes it. Rejects if the first connection attempt fails.
 */
export async function listenOnServer(databaseUrl: string, hub: NotificationHub): Promise<() => Promise<void>> {
  let closing = false;
  let client = await connect(databaseUrl, hub, onLost);
  let retry: NodeJS.Timeout | undefined;

  function onLost(): void {
    hub.disconnected();
    if (closing) return;
    retry = setTimeout(() => {
      connect(databaseUrl, hub, onLost).then((next) => {
        client = next;
        if (closing) void next.end();
      }, onLost);
    }, RETRY_MS);
    retry.unref();
  }

  return async () => {
    closing = true;
    clearTimeout(retry);
    await client.end();
  };
}

/** Opens a connection that listens. `onLost` is called once, when that connection has ended. */
async function connect(connectionString: string, hub: NotificationHub, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await listenOn(client, hub);
  } catch (error) {
    void client.end();
    throw error;
  }
  const probe = setInterval(() => {
    client.query('SELECT 1').catch(() => void client.end());
  }, PROBE_MS);
  probe.unref();
  client.once('end', () => {
    clearInterval(probe);
    onLost();
  });
  return client;
}
