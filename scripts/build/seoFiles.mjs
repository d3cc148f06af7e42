import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicUrl } from '../lib/publicUrl.mjs';

const xml = (root, entries) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

// Crawlers may not request the API, except for the products, which they need to render pages. Sign-in pages are not
// disallowed, because a crawler must fetch a page to see that it is marked `noindex`.
const robots = () => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /api/
Allow: /api/products

Sitemap: ${publicUrl()}/sitemap.xml
`;

/**
 * Writes `robots.txt` and two sitemaps. `sitemap-pages.xml` lists the given routes, and the sitemap index `sitemap.xml`
 * refers to `sitemap-pages.xml`. The reference server generates its own index, which also lists products
 * (server/site/sitemap.ts).
 */
export async function writeSeoFiles(siteDir, routes) {
  const urls = routes.map((route) => `<url><loc>${publicUrl()}${route}</loc></url>`);
  const sitemaps = [`<sitemap><loc>${publicUrl()}/sitemap-pages.xml</loc></sitemap>`];
  await writeFile(path.join(siteDir, 'robots.txt'), robots());
  await writeFile(path.join(siteDir, 'sitemap-pages.xml'), xml('urlset', urls));
  await writeFile(path.join(siteDir, 'sitemap.xml'), xml('sitemapindex', sitemaps));
}
