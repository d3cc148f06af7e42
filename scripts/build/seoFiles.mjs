import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicUrl } from '../lib/publicUrl.mjs';

const xml = (root, entries) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

// Crawlers that run scripts may request the products, but nothing else of the API. Other pages with `noindex` are not
// disallowed, because a crawler sees `noindex` only if it may fetch the page.
const robots = () => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /api/
Allow: /api/products

Sitemap: ${publicUrl()}/sitemap.xml
`;

/**
 * Writes `robots.txt`, `sitemap-pages.xml` with these routes, and the sitemap index `sitemap.xml`, which refers to it.
 * The reference server does not use `sitemap.xml`: it generates an index that also lists products
 * (server/site/sitemap.ts).
 */
export async function writeSeoFiles(siteDir, routes) {
  const urls = routes.map((route) => `<url><loc>${publicUrl()}${route}</loc></url>`);
  const sitemaps = [`<sitemap><loc>${publicUrl()}/sitemap-pages.xml</loc></sitemap>`];
  await writeFile(path.join(siteDir, 'robots.txt'), robots());
  await writeFile(path.join(siteDir, 'sitemap-pages.xml'), xml('urlset', urls));
  await writeFile(path.join(siteDir, 'sitemap.xml'), xml('sitemapindex', sitemaps));
}
