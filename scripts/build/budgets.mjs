import { UserFacingError } from '../lib/userFacingError.mjs';
import { transferSize, sizeByPackage } from './bundleSize.mjs';

/**
 * Maximum total size of each route's scripts, in bytes after Brotli compression. Scripts shared with other routes count
 * too. The scripts of the admin panel are those of the dashboard: its other views load theirs when they are opened. The
 * keys are the route patterns of src/app/routes.tsx. The build fails if a route exceeds its budget or has no budget.
 * `npm run size` prints each route's size by package. Leave 150 bytes of room: the same sources differ by up to 100
 * bytes between versions of Node.
 */
export const budgets = {
  '/': 95_600,
  '/experiences': 96_250,
  '/design-installation': 95_300,
  '/science-proof': 95_300,
  '/about': 95_300,
  '/consultation': 120_300,
  '/impressum': 95_300,
  '/datenschutz': 95_300,
  '/terms': 95_300,
  '/products': 117_500,
  '/products/:slugOrId': 118_900,
  '/account': 138_350,
  '/bookings': 118_000,
  '/login': 138_350,
  '/signup': 138_350,
  '/forgot-password': 138_350,
  '/reset-password/:token?': 138_350,
  '/verify-email/:token?': 138_350,
  '/admin/login': 135_300,
  '/admin/*': 97_000,
};

/** Maximum number of packages that the error message lists for each route. */
const LISTED_PACKAGES = 8;

/**
 * Throws a UserFacingError if any route exceeds its budget or has none. The message lists these routes and the largest
 * packages of each.
 * @param {string} siteDir
 * @param {Record<string, string[]>} scriptsOfRoutes the URLs of each route's scripts, by route pattern
 */
export async function enforceBudgets(siteDir, scriptsOfRoutes) {
  const violations = [];
  for (const [route, scripts] of Object.entries(scriptsOfRoutes)) {
    const sizes = await Promise.all(scripts.map((url) => transferSize(siteDir, url)));
    const total = sizes.reduce((sum, one) => sum + one, 0);
    if (!(route in budgets)) violations.push(`${route} has no budget.`);
    else if (total > budgets[route]) {
      const packages = (await sizeByPackage(siteDir, scripts)).slice(0, LISTED_PACKAGES);
      const largest = packages.map(([name, bytes]) => `${name} ${Math.round(bytes)}`);
      violations.push(`${route} has ${total} bytes of scripts, of ${budgets[route]} allowed: ${largest.join(', ')}, …`);
    }
  }
  if (violations.length === 0) return;
  throw new UserFacingError(
    `Some routes exceed their size budgets or have none (scripts/build/budgets.mjs).\n${violations.join('\n')}`,
  );
}
