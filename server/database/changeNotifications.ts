import pg from 'pg';
import { application_name } from './connectedServers';

/** Hears one notice; null when some may have been missed. */
export type ChangeListener = (notice: string | null) => void;

/**
 * What committed transactions give notice of, on this instance and on every other one that shares the database: the
 * ids of products that changed (migration 0005).
 */
export interface ChangeNotifications {
  /** Hears every notice from now on. Gives the function that ends it. */
  listen(hear: ChangeListener): () => void;
  /** False while the connection is cut: nobody knows what others change. */
  isConnected(): boolean;
}

/** The notices' own end: what the database says is passed on to whoever listens. */
export interface NotificationHub extends ChangeNotifications {
  emit(notice: string): void;
  disconnected(): void;
  /** The connection is there, perhaps again; then something may have been missed. */
  connected(): void;
}

const CHANNEL = 'shop';
const LISTEN = `LISTEN ${CHANNEL}`;

/** Pause before the next attempt at a lost connection, in ms. */
const RETRY_MS = 1000;
/** A connection that was cut without a word shows within this time, in ms. */
const PROBE_MS = 30_000;
const ANSWER_MS = 10_000;

/** Makes the place where notices come in and go out. */
export function makeNotificationHub(): NotificationHub {
  const hearers = new Set<ChangeListener>();
  let hears = false;
  const tell: ChangeListener = (notice) => hearers.forEach((hear) => hear(notice));
  return {
    // An empty notice stands for more changes than are worth naming.
    emit: (notice) => tell(notice || null),
    disconnected: () => void (hears = false),
    connected: () => {
      hears = true;
      tell(null);
    },
    isConnected: () => hears,
    listen: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** Makes a connection hear the notices. */
export async function listenOn(client: pg.ClientBase, board: NotificationHub): Promise<void> {
  client.on('notification', ({ payload = '' }) => board.emit(payload));
  await client.query(LISTEN);
  board.connected();
}

/**
 * Hears the notices of a PostgreSQL server over a connection of its own, for as long as the server runs: a lost one is
 * opened again, and then the board is told, for nobody knows what was said in between. Resolves when it listens, with
 * the function that ends it; rejects when the first connection fails.
 */
export async function listenOnServer(databaseUrl: string, board: NotificationHub): Promise<() => Promise<void>> {
  let closing = false;
  let client = await connect(databaseUrl, board, lost);
  let retry: NodeJS.Timeout | undefined;

  function lost(): void {
    board.disconnected();
    if (closing) return;
    retry = setTimeout(() => {
      connect(databaseUrl, board, lost).then((next) => {
        client = next;
        if (closing) void next.end();
      }, lost);
    }, RETRY_MS);
    retry.unref();
  }

  return async () => {
    closing = true;
    clearTimeout(retry);
    await client.end();
  };
}

/** `lost` is called once, when a connection that did listen has ended. */
async function connect(connectionString: string, board: NotificationHub, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await listenOn(client, board);
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
    lost();
  });
  return client;
}
