import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import { type Received, send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  during,
  type Figure,
  type LoopedAttack,
  mustSend,
  type Scene,
  servedWithin,
  visitor,
} from './attack';

const CONNECTIONS = 20;
const LISTS = 400;
const EVERY_MS = 50;
const LIST_P50_MS = 5;
const PAGES = 20;
/** Pages that are requested at least, so that a slow machine fills the cache as well, in at most this many ms. */
const LEAST_REQUESTS = 4000;
const MOST_MS = 90_000;

/** One address has pages rendered that nobody asked for before. */
export const rendering: LoopedAttack = { name: 'rendering', loops: CONNECTIONS, request, run };

function request(origin: string): Promise<Received> {
  const path = Math.random() < 0.5 ? `/products?q=${randomUUID()}&view=list&panel=open` : `/products/${randomUUID()}`;
  return send(origin, { path, from: ATTACKER });
}

async function run(scene: Scene): Promise<Figure[]> {
  const { origin } = scene.server;
  const paths = await productPages(scene);
  // The first request renders and caches each page, the second one proves it.
  for (const path of [...paths, ...paths]) await mustSend(scene, 0, { path });
  const started = performance.now();
  const { result } = await during(scene, rendering, async (sent) => {
    const received = await atIntervals(LISTS, EVERY_MS, () =>
      send(origin, { path: '/api/products', from: visitor(1) }),
    );
    while (sent() < LEAST_REQUESTS && performance.now() - started < MOST_MS) await pause(EVERY_MS);
    return received;
  });
  const before = await cachedResponses(scene);
  for (const path of paths) await mustSend(scene, 2, { path });
  const cached = (await cachedResponses(scene)) - before;
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

async function productPages(scene: Scene): Promise<string[]> {
  const { text } = await mustSend(scene, 0, { path: `/api/products?limit=${PAGES}` });
  return (JSON.parse(text()) as { products: { slug: string }[] }).products.map(({ slug }) => `/products/${slug}`);
}

/** Returns how many public responses and pages came from the cache so far, by the server's own count. */
async function cachedResponses({ metricsPort }: Scene): Promise<number> {
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' });
  const count = /^shop_public_answers_total\{from="kept"\} (\d+)$/m.exec(text())?.[1];
  if (count === undefined) throw new Error('/metrics has no shop_public_answers_total.');
  return Number(count);
}
