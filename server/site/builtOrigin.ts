import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the PUBLIC_URL for which the site in this folder was built, or undefined if there is no site. The build writes
 * it into robots.txt, as the origin of the sitemap.
 */
export function readBuiltOrigin(siteDir: string): string | undefined {
  const file = join(siteDir, 'robots.txt');
  return existsSync(file) ? /^Sitemap: (.+)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}
