import { loopbackAddress, type Outgoing, type Received, send } from '../loopback';

/** The parameters of the generated requests. */
export interface Traffic {
  /** The servers, which get the requests in turn. */
  origins: string[];
  /** Session token of the admin. */
  token: string;
  /** Ids of products that the requests read or change. */
  ids: string[];
  random: () => number;
}

/** A request and its result. */
export interface SentRequest {
  /** Time at which the request was sent, from `performance.now()`, in ms. */
  sentAt: number;
  /** Time from sending the request to the end of the response, in ms. */
  durationMs: number;
  /** 'shed' is a 503 with `Retry-After`. 'error' is any other status of 400 or higher, or no response. */
  outcome: 'served' | 'shed' | 'error';
  /** Whether the request was a write. */
  change: boolean;
}

/** Number of source IP addresses. Requests from a single one would exceed the rate limits. */
const NETWORKS = 100;
/** The second octet of the source IP addresses, 127.1.0.0/16. */
const BLOCK = 1;
/** Interval in ms at which the generator sends all requests that are due. */
const TICK_MS = 1;
const BOUNDARY = 'load';

/**
 * Sends random requests at a constant rate. Like independent visitors, these requests can overload the server, because
 * they do not wait for earlier responses. The returned promise resolves when the last request has been sent; `settled`
 * resolves when the results of all requests are in `sent`.
 */
export async function sendAtRate(
  traffic: Traffic,
  perSecond: number,
  seconds: number,
): Promise<{ sent: SentRequest[]; settled: Promise<unknown> }> {
  const sent: SentRequest[] = [];
  const pending = new Set<Promise<void>>();
  const started = performance.now();
  for (let count = 0; performance.now() - started < seconds * 1000;) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; count < due; count += 1) {
      const sentAt = performance.now();
      const outgoing = randomRequest(traffic);
      const origin = traffic.origins[count % traffic.origins.length] ?? '';
      const request = send(origin, { ...outgoing, from: loopbackAddress(BLOCK, count % NETWORKS) }).then((received) => {
        sent.push({
          sentAt,
          durationMs: received.tookMs,
          outcome: outcomeOf(received),
          change: outgoing.method !== 'GET',
        });
        pending.delete(request);
      });
      pending.add(request);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return { sent, settled: Promise.all(pending) };
}

/** Returns a random request: mostly reads, with varying URLs so that few are served from the cache, and 5 % writes. */
function randomRequest({ token, ids, random }: Traffic): Outgoing {
  const dice = random();
  const id = ids[Math.floor(random() * ids.length)] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const limit = 1 + Math.floor(random() * 60);
  if (dice < 0.3) return { method: 'GET', path: `/api/products?page=${1 + Math.floor(random() * 5)}&limit=${limit}` };
  if (dice < 0.5) return { method: 'GET', path: `/api/products/${id}` };
  if (dice < 0.6) {
    const word = ['sauna', 'cedar', 'plunge', 'infrared'][Math.floor(random() * 4)];
    return { method: 'GET', path: `/api/products?search=${word}&limit=${limit}` };
  }
  if (dice < 0.7) return { method: 'GET', path: `/products?page=${1 + Math.floor(random() * 3)}` };
  if (dice < 0.85) return { method: 'GET', path: `/api/admin/products?page=${1 + Math.floor(random() * 3)}`, headers };
  if (dice < 0.95) return { method: 'GET', path: '/api/auth/profile', headers };
  return {
    method: 'PUT',
    path: `/api/products/${id}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="description"\r\n\r\nLoad ${random()}\r\n--${BOUNDARY}--\r\n`,
  };
}

function outcomeOf({ status, headers }: Received): SentRequest['outcome'] {
  if (status === 503 && headers['retry-after'] !== undefined) return 'shed';
  return status > 0 && status < 400 ? 'served' : 'error';
}
