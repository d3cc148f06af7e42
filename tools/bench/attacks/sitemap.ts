import { percentile } from '../load/figures';
import { type Received, send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  type AttackerReport,
  below,
  during,
  type Figure,
  type LoopedAttack,
  type Scene,
  servedWithin,
  visitor,
} from './attack';

const PRODUCTS = 20_000;
const READERS = 30;
const LOOKUPS = 200;
const EVERY_MS = 100;
const SITEMAP_P99_MS = 2000;
const LOOKUP_P50_MS = 50;

/** 30 readers of a long sitemap. */
export const sitemap: LoopedAttack = { name: 'sitemap', products: PRODUCTS, loops: READERS, request, run };

/** Sends every third reader's request without `Accept-Encoding`; the others accept gzip, as search engines do. */
function request(origin: string, reader: number): Promise<Received> {
  const headers: Record<string, string> = reader % 3 === 0 ? {} : { 'accept-encoding': 'gzip' };
  return send(origin, { path: '/sitemap-products-1.xml', headers, from: ATTACKER });
}

async function run(scene: Scene): Promise<Figure[]> {
  const { origin } = scene.server;
  const { result, report } = await during(scene, sitemap, () =>
    atIntervals(LOOKUPS, EVERY_MS, (n) =>
      send(origin, { path: `/api/products/slug/piece-${n * 97}`, from: visitor(n % 20) }),
    ),
  );
  return [...sitemapFigures(report), ...servedWithin('products for others', result, 0.5, LOOKUP_P50_MS)];
}

/** The first response of each reader is not measured, because it may wait until the sitemap is made. */
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
