import { percentile } from '../load/figures';
import { type Received, send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  type AttackerReport,
  below,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  type AttackContext,
  servedWithin,
  visitorIp,
} from './attack';

const PRODUCTS = 20_000;
/** Number of clients that request the sitemap in a loop. */
const READERS = 30;
/** Number of other visitors' product requests that are measured during the attack. */
const LOOKUPS = 200;
/** Interval between two product requests, in ms. */
const EVERY_MS = 100;
/** Goal for the 99th percentile of the sitemap requests' durations, in ms. */
const SITEMAP_P99_MS = 2000;
/** Goal for the median duration of the product requests, in ms. */
const LOOKUP_P50_MS = 50;

/** 30 clients request a sitemap of 20,000 products at the same time. */
export const sitemap: LoopedAttack = { name: 'sitemap', products: PRODUCTS, loops: READERS, request, run };

/**
 * Requests the sitemap. Every third client sends no `Accept-Encoding`; the others accept gzip, as search engines do.
 */
function request(origin: string, reader: number): Promise<Received> {
  const headers: Record<string, string> = reader % 3 === 0 ? {} : { 'accept-encoding': 'gzip' };
  return send(origin, { path: '/sitemap-products-1.xml', headers, from: ATTACKER });
}

async function run(context: AttackContext): Promise<Figure[]> {
  const { origin } = context.server;
  const { result, report } = await runDuringAttack(context, sitemap, () =>
    atIntervals(LOOKUPS, EVERY_MS, (n) =>
      send(origin, { path: `/api/products/slug/piece-${n * 97}`, from: visitorIp(n % 20) }),
    ),
  );
  return [...sitemapFigures(report), ...servedWithin('products for others', result, 0.5, LOOKUP_P50_MS)];
}

/**
 * Returns the figures of the sitemap requests. The durations exclude each client's first request, which may have to
 * wait until the server has generated the sitemap.
 */
function sitemapFigures({ statuses, laterMs }: AttackerReport): Figure[] {
  const failed = [...statuses]
    .filter(([status]) => status !== 200 && status !== 429)
    .reduce((sum, [, count]) => sum + count, 0);
  const p99 = laterMs.length === 0 ? Infinity : percentile(laterMs, 0.99);
  return [
    { what: 'sitemaps neither served nor refused', measured: String(failed), goal: '0', reached: failed === 0 },
    below(`p99 of ${laterMs.length} sitemaps after each reader's first`, p99, SITEMAP_P99_MS),
  ];
}
