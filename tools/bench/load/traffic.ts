import { loopbackAddress, type Outgoing, type Received, send } from '../loopback';

/** Who asks for what. */
export interface Traffic {
  origin: string;
  token: string;
  ids: string[];
  random: () => number;
}

/** One request: when it was sent and how long its answer took to arrive whole, in ms of `performance.now()`. */
export interface Sent {
  at: number;
  took: number;
  /** 'shed' is 503 with `Retry-After`; an error is anything from 400 on, or no answer. */
  outcome: 'served' | 'shed' | 'error';
  /** Whether it changed something. */
  change: boolean;
}

/** Requests come from this many networks, as those of a shop's visitors do: a single one would meet its limits. */
const NETWORKS = 100;
/** The block of loopback addresses that stands for the networks of visitors: 127.1.0.0/16. */
const BLOCK = 1;
const TICK_MS = 1;
const BOUNDARY = 'load';

/**
 * Sends so many requests a second for so long, each at its time whether or not earlier ones were answered, as strangers
 * do: that is what overload is. Resolves when the last is sent; `answered` when all have their outcome in `sent`.
 */
export async function drive(
  traffic: Traffic,
  perSecond: number,
  seconds: number,
): Promise<{ sent: Sent[]; answered: Promise<unknown> }> {
  const sent: Sent[] = [];
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  for (let count = 0; performance.now() - started < seconds * 1000;) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; count < due; count += 1) {
      const at = performance.now();
      const planned = plan(traffic);
      const one = send(traffic.origin, { ...planned, from: loopbackAddress(BLOCK, count % NETWORKS) }).then(
        (received) => {
          sent.push({ at, took: received.tookMs, outcome: outcomeOf(received), change: planned.method !== 'GET' });
          underWay.delete(one);
        },
      );
      underWay.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return { sent, answered: Promise.all(underWay) };
}

/** What people do: mostly reading, each page another one, so that few are answered from what is kept; now and then a change. */
function plan({ token, ids, random }: Traffic): Outgoing {
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

function outcomeOf({ status, headers }: Received): Sent['outcome'] {
  if (status === 503 && headers['retry-after'] !== undefined) return 'shed';
  return status > 0 && status < 400 ? 'served' : 'error';
}
