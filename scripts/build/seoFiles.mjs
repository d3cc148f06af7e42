import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicUrl } from '../lib/publicUrl.mjs';

const xml = (root, entries) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

// What renders pages itself may read products; nothing else of the API is for it. Pages that say noindex stay allowed,
// or nobody would read that they do.
const robots = () => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /api/
Allow: /api/products

Sitemap: ${publicUrl()}/sitemap.xml
`;

/**
 * Writes what search engines look for: `robots.txt`, `sitemap-pages.xml` with these routes, and a `sitemap.xml` that
 * leads to it. Our server answers `/sitemap.xml` itself and adds the products (server/site/sitemap.ts).
 */
export async function writeSeoFiles(siteDir, routes) {
  const urls = routes.map((route) => `<url><loc>${publicUrl()}${route}</loc></url>`);
  const parts = [`<sitemap><loc>${publicUrl()}/sitemap-pages.xml</loc></sitemap>`];
  await writeFile(path.join(siteDir, 'robots.txt'), robots());
  await writeFile(path.join(siteDir, 'sitemap-pages.xml'), xml('urlset', urls));
  await writeFile(path.join(siteDir, 'sitemap.xml'), xml('sitemapindex', parts));
}
