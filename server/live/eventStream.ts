import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import type { ChangeNotifications } from '../database';
import { API_PREFIX } from '../http/contract';
import { HttpError } from '../http/httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { PRODUCT_LIST_TAG, REQUESTS_PAYLOAD, REQUESTS_TAG, staleTags } from './tags';

interface EventStreamOptions {
  notifications: ChangeNotifications;
  /** Maximum number of open streams. Defaults to 300. */
  maxListeners?: number;
  /** Maximum number of open streams per network. Defaults to 60. */
  maxPerNetwork?: number;
  /** Interval between two heartbeats, in ms. Defaults to 20 s. */
  heartbeatMs?: number;
}

/** Default maximum number of open streams. Each stream takes a connection. */
const MAX_LISTENERS = 300;
/**
 * Default maximum number of open streams per network. It is enough for an office behind one IP address. Clients that
 * are rejected poll instead.
 */
const MAX_PER_NETWORK = 60;
/** Default heartbeat interval, in ms. Many proxies close connections that are idle for 30 to 60 s. */
const HEARTBEAT_MS = 20_000;
/** Delay after which the browser reconnects if the connection is lost, in ms. */
const RETRY_MS = 2000;
/**
 * Maximum number of unsent bytes per client. A client that exceeds it is disconnected. The browser then reconnects and
 * fetches its data again.
 */
const MAX_UNREAD_BYTES = 64 * 1024;
const RETRY_AFTER_S = 30;

/**
 * Registers `GET /api/events`, a stream of server-sent events. After each commit that changes a product or a request, an
 * event names the cache tags that have become stale. Guests receive these events too, so they contain only product ids,
 * and nothing but the fact that a request has changed (docs/decisions/0048). Returns the function that counts the open
 * streams.
 */
export function installEventStream(
  app: FastifyInstance,
  {
    notifications,
    maxListeners = MAX_LISTENERS,
    maxPerNetwork = MAX_PER_NETWORK,
    heartbeatMs = HEARTBEAT_MS,
  }: EventStreamOptions,
): () => number {
  /** The open streams, each with the network of its client. */
  const listeners = new Map<PassThrough, string>();
  let closing = false;

  function broadcast(text: string): void {
    for (const listener of listeners.keys()) {
      if (listener.writableLength > MAX_UNREAD_BYTES) listener.destroy();
      else listener.write(text);
    }
  }

  const countFrom = (network: string) => [...listeners.values()].filter((other) => other === network).length;

  const stopListening = notifications.listen((payload) => broadcast(staleEvent(payload)));
  const heartbeat = setInterval(() => broadcast(':\n\n'), heartbeatMs);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    closing = true;
    stopListening();
    clearInterval(heartbeat);
    for (const listener of listeners.keys()) listener.end();
  });

  // No HEAD route, because a HEAD request would take a slot for a stream that never sends anything.
  const route = { exposeHeadRoute: false, logLevel: 'warn', config: { neverShed: true } } as const;
  app.get(`${API_PREFIX}/events`, route, async (request, reply) => {
    const network = widestNetworkKey(request.ip);
    if (closing || listeners.size >= maxListeners || countFrom(network) >= maxPerNetwork) {
      throw new HttpError(503, 'There are too many live connections right now. Please try again later.', RETRY_AFTER_S);
    }
    const listener = new PassThrough();
    listeners.set(listener, network);
    listener.once('close', () => listeners.delete(listener));
    listener.write(`retry: ${RETRY_MS}\n\n`);
    return (
      reply
        .type('text/event-stream')
        // Disable keep-alive: otherwise the connection would stay open after shutdown has ended the stream, and delay
        // the shutdown.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .send(listener)
    );
  });
  return () => listeners.size;
}

/**
 * Formats a `stale` event for the payload of a notification. If it is null, notifications may have been missed, so the
 * event names all lists.
 */
function staleEvent(payload: string | null): string {
  const catalogue = (ids: string[]) => ids.map((id) => ({ type: 'Catalogue', id }));
  const tags =
    payload === null
      ? [...catalogue([PRODUCT_LIST_TAG]), REQUESTS_TAG]
      : payload === REQUESTS_PAYLOAD
        ? [REQUESTS_TAG]
        : catalogue(staleTags(payload));
  return `event: stale\ndata: ${JSON.stringify({ tags })}\n\n`;
}
