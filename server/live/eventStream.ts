import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import type { ChangeNotifications } from '../database';
import { API_PREFIX } from '../http/contractRoutes';
import { HttpError } from '../http/httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { PRODUCT_LIST_TAG, staleTags } from './tags';

interface EventStreamOptions {
  notifications: ChangeNotifications;
  /** As many may listen at once; 300 unless a test says otherwise. */
  maxListeners?: number;
  /** As many of them from one network; 60 unless a test says otherwise. */
  maxFromOne?: number;
  /** Pause between two signs of life, in ms; 20 s unless a test says otherwise. */
  beatMs?: number;
}

/** Each holds a connection open. */
const MAX_LISTENERS = 300;
/** Nobody takes all places; an office of people behind one address has enough. Whoever gets none asks now and then. */
const MAX_FROM_ONE = 60;
/** Proxies cut what is silent for half a minute or a minute. */
const BEAT_MS = 20_000;
/** After a lost connection the browser comes back this late, in ms. */
const RETRY_MS = 2000;
/** Who does not read for so many bytes is cut off; the browser comes back and asks anew. */
const MAX_UNREAD_BYTES = 64 * 1024;
const RETRY_AFTER_S = 30;

/**
 * `GET /api/events`: says as server-sent events which answers are out of date, after every commit that changes a
 * product. Guests hear it too, so it says ids and nothing else. Gives the function that counts who listens.
 */
export function installEventStream(
  app: FastifyInstance,
  { notifications, maxListeners = MAX_LISTENERS, maxFromOne = MAX_FROM_ONE, beatMs = BEAT_MS }: EventStreamOptions,
): () => number {
  /** Each with the network that it listens from. */
  const listeners = new Map<PassThrough, string>();
  let closing = false;

  function say(text: string): void {
    for (const listener of listeners.keys()) {
      if (listener.writableLength > MAX_UNREAD_BYTES) listener.destroy();
      else listener.write(text);
    }
  }

  const listeningFrom = (network: string) => [...listeners.values()].filter((one) => one === network).length;

  const stopListening = notifications.listen((productId) => say(staleEvent(productId)));
  const beat = setInterval(() => say(':\n\n'), beatMs);
  beat.unref();
  app.addHook('preClose', async () => {
    closing = true;
    stopListening();
    clearInterval(beat);
    for (const listener of listeners.keys()) listener.end();
  });

  // Whoever asks with HEAD would be a listener who never hears anything.
  const route = { exposeHeadRoute: false, logLevel: 'warn', config: { neverShed: true } } as const;
  app.get(`${API_PREFIX}/events`, route, async (request, reply) => {
    const network = widestNetworkKey(request.ip);
    if (closing || listeners.size >= maxListeners || listeningFrom(network) >= maxFromOne) {
      throw new HttpError(503, 'Too many are listening just now. Please try again later.', RETRY_AFTER_S);
    }
    const listener = new PassThrough();
    listeners.set(listener, network);
    listener.once('close', () => listeners.delete(listener));
    listener.write(`retry: ${RETRY_MS}\n\n`);
    return (
      reply
        .type('text/event-stream')
        // Not kept alive: a server that stops would wait for a connection that has fallen silent only just then.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .send(listener)
    );
  });
  return () => listeners.size;
}

/** null stands for changes that nobody knows: then every list is out of date. */
function staleEvent(productId: string | null): string {
  const stale = productId === null ? [PRODUCT_LIST_TAG] : staleTags(productId);
  const tags = stale.map((id) => ({ type: 'Catalogue', id }));
  return `event: stale\ndata: ${JSON.stringify({ tags })}\n\n`;
}
