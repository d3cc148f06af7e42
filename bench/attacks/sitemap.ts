import { type Received, send } from '../loopback';
import { atIntervals, ATTACKER, type Attack, during, type Figure, type Scene, servedWithin, visitor } from './attack';

const PRODUCTS = 20_000;
const READERS = 30;
const LOOKUPS = 200;
const EVERY_MS = 100;
const SITEMAP_P99_MS = 2000;
const LOOKUP_P50_MS = 50;

/** 30 readers of a long sitemap. */
export const sitemap: Attack = { name: 'sitemap', products: PRODUCTS, run };

async function run(scene: Scene): Promise<Figure[]> {
  const { origin } = scene.server;
  const read: Received[] = [];
  const begun = new Set<number>();
  const attack = async (reader: number) => {
    const received = await send(origin, { path: '/sitemap-products-1.xml', from: ATTACKER });
    // Each reader's first response may have to wait until the sitemap is made.
    if (begun.has(reader)) read.push(received);
    begun.add(reader);
    return received;
  };
  const lookups = await during(scene, READERS, attack, () =>
    atIntervals(LOOKUPS, EVERY_MS, (n) => send(origin, { path: `/api/products/slug/piece-${n * 97}`, from: visitor(n % 20) })),
  );
  return [
    ...servedWithin("sitemaps after each reader's first", read, 0.99, SITEMAP_P99_MS),
    ...servedWithin('products for others', lookups, 0.5, LOOKUP_P50_MS),
  ];
}
