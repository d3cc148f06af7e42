import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/folder';
import { readBuiltOrigin } from './builtOrigin';

const folder = makeTestFolder();
afterAll(() => rmSync(folder, { recursive: true }));

test('returns the origin of the sitemap in robots.txt, and nothing if the site is not built', () => {
  expect(readBuiltOrigin(folder)).toBeUndefined();
  const robots = 'User-agent: *\nDisallow: /admin\n\nSitemap: https://shop.example/sitemap.xml\n';
  writeFileSync(join(folder, 'robots.txt'), robots);
  expect(readBuiltOrigin(folder)).toBe('https://shop.example');
});
