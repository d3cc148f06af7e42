import pg from 'pg';
import type { Queryable } from './transaction';

/** Hears one notice; null when some may have been missed. */
export type Hearer = (notice: string | null) => void;

/** What committed transactions give notice of, on this instance and on every other one that shares the database. */
export interface Notices {
  /** Hears every notice from now on. Gives the function that ends it. */
  listen(hear: Hearer): () => void;
}

/** The notices' own end: what the database says is passed on to whoever listens. */
export interface NoticeBoard extends Notices {
  pass: Hearer;
}

const CHANNEL = 'shop';
const LISTEN = `LISTEN ${CHANNEL}`;

/** Pause before the next attempt at a lost connection, in ms. */
const RETRY_MS = 1000;
/** A connection that was cut without a word shows within this time, in ms. */
const PROBE_MS = 30_000;
const ANSWER_MS = 10_000;

/**
 * Gives notice of something. Inside a transaction it is heard after the commit, and never after a rollback.
 * At most 8,000 bytes; the same text twice in one transaction is heard once.
 */
export async function notify(db: Queryable, notice: string): Promise<void> {
  await db.query(`SELECT pg_notify('${CHANNEL}', $1)`, [notice]);
}

/** Makes the place where notices come in and go out. */
export function makeNoticeBoard(): NoticeBoard {
  const hearers = new Set<Hearer>();
  return {
    pass: (notice) => hearers.forEach((hear) => hear(notice)),
    listen: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** Makes a connection hear the notices. */
export async function listenOn(client: pg.ClientBase, pass: Hearer): Promise<void> {
  client.on('notification', ({ payload }) => pass(payload ?? null));
  await client.query(LISTEN);
}

/**
 * Hears the notices of a PostgreSQL server over a connection of its own, for as long as the server runs: a lost one is
 * opened again, and then `pass` hears null, for nobody knows what was said in between. Resolves when it listens, with
 * the function that ends it; rejects when the first connection fails.
 */
export async function listenOnServer(databaseUrl: string, pass: Hearer): Promise<() => Promise<void>> {
  let closing = false;
  let client = await connect(databaseUrl, pass, lost);
  let retry: NodeJS.Timeout | undefined;

  function lost(): void {
    if (closing) return;
    retry = setTimeout(() => {
      connect(databaseUrl, pass, lost).then((next) => {
        client = next;
        if (closing) void next.end();
        else pass(null);
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
async function connect(connectionString: string, pass: Hearer, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await listenOn(client, pass);
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
