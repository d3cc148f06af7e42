import { UserFacingError } from '../lib/userFacingError.mjs';
import { transferSize, sizeByPackage } from './bundleSize.mjs';

/**
 * What each route may carry: the bytes of all its scripts, compressed with brotli, what it shares with others
 * included. A route's pattern stands as in src/app/routes.tsx; the build fails above its figure, and for a route
 * without one. `npm run size` shows what stands behind a figure.
 */
export const budgets = {
  '/': 96_000,
  '/experiences': 97_000,
  '/design-installation': 97_000,
  '/science-proof': 97_000,
  '/about': 97_000,
  '/consultation': 120_000,
  '/impressum': 97_000,
  '/datenschutz': 97_000,
  '/terms': 97_000,
  '/products': 116_000,
  '/products/:slugOrId': 114_000,
  '/account': 138_000,
  '/login': 138_000,
  '/signup': 138_000,
  '/forgot-password': 138_000,
  '/reset-password/:token?': 138_000,
  '/verify-email/:token?': 138_000,
  '/admin/login': 144_000,
  '/admin/*': 144_000,
};

const heaviest = 8;

/** Throws a sentence about every route that carries too much, with what weighs most there, or that has no budget. */
export async function enforceBudgets(siteDir, scriptsOfRoutes) {
  const complaints = [];
  for (const [route, scripts] of Object.entries(scriptsOfRoutes)) {
    const sizes = await Promise.all(scripts.map((address) => transferSize(siteDir, address)));
    const carried = sizes.reduce((sum, one) => sum + one, 0);
    if (!(route in budgets)) complaints.push(`${route} has none.`);
    else if (carried > budgets[route]) {
      const packages = (await sizeByPackage(siteDir, scripts)).slice(0, heaviest);
      const named = packages.map(([name, bytes]) => `${name} ${Math.round(bytes)}`);
      complaints.push(`${route} carries ${carried} bytes and may carry ${budgets[route]}: ${named.join(', ')}, …`);
    }
  }
  if (complaints.length === 0) return;
  throw new UserFacingError(
    `Budgets of the routes, in scripts/build/budgets.mjs, are not kept.\n${complaints.join('\n')}`,
  );
}
