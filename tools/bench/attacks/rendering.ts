import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import { type Received, send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  mustSend,
  type AttackContext,
  servedWithin,
  visitorIp,
} from './attack';

const CONNECTIONS = 20;
/** Number of requests for the cached product list that are measured during the attack. */
const LISTS = 400;
/** Interval between two requests for the product list, in ms. */
const EVERY_MS = 50;
/** Goal for the median duration of the product list requests, in ms. */
const LIST_P50_MS = 5;
/** Number of product pages that must still be cached after the attack. */
const PAGES = 20;
/** Minimum number of attack requests, so that the cache fills up also on a slow machine. */
const MIN_REQUESTS = 4000;
/** Time limit for reaching MIN_REQUESTS, in ms. */
const MAX_MS = 90_000;

/** One IP address requests pages that are not cached, so that the server has to render each one. */
export const rendering: LoopedAttack = { name: 'rendering', loops: CONNECTIONS, request, run };

function request(origin: string): Promise<Received> {
  const path = Math.random() < 0.5 ? `/products?q=${randomUUID()}&view=list&panel=open` : `/products/${randomUUID()}`;
  return send(origin, { path, from: ATTACKER });
}

async function run(context: AttackContext): Promise<Figure[]> {
  const { origin } = context.server;
  const paths = await productPages(context);
  // Request each page twice: the first request renders and caches it, the second one is served from the cache.
  for (const path of [...paths, ...paths]) await mustSend(context, 0, { path });
  const started = performance.now();
  const { result } = await runDuringAttack(context, rendering, async (sent) => {
    const received = await atIntervals(LISTS, EVERY_MS, () =>
      send(origin, { path: '/api/products', from: visitorIp(1) }),
    );
    while (sent() < MIN_REQUESTS && performance.now() - started < MAX_MS) await pause(EVERY_MS);
    return received;
  });
  const before = await cachedResponses(context);
  for (const path of paths) await mustSend(context, 2, { path });
  const cached = (await cachedResponses(context)) - before;
  return [
    ...servedWithin('cached lists of others', result, 0.5, LIST_P50_MS),
    {
      what: 'product pages still cached',
      measured: `${cached} of ${PAGES}`,
      goal: `${PAGES}`,
      reached: cached === PAGES,
    },
  ];
}

/** Returns the URL paths of the product pages on the first page of the catalogue. */
async function productPages(context: AttackContext): Promise<string[]> {
  const { text } = await mustSend(context, 0, { path: `/api/products?limit=${PAGES}` });
  return (JSON.parse(text()) as { products: { slug: string }[] }).products.map(({ slug }) => `/products/${slug}`);
}

/** Returns the number of responses that the server has served from its cache so far, from its metrics. */
async function cachedResponses({ metricsPort }: AttackContext): Promise<number> {
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' });
  const count = /^shop_public_answers_total\{from="kept"\} (\d+)$/m.exec(text())?.[1];
  if (count === undefined) throw new Error('/metrics has no shop_public_answers_total.');
  return Number(count);
}
