/** Lists the pages that the browser benchmarks visit, from the app's route table. */
import { routes } from '../../src/app/routes';
import { paths, patterns } from '../../src/paths';

/** A product of the seeded collection. */
const PRODUCT = 'koenigssee-panorama-sauna';
/** Stands for the token of an email link. It is not valid: the page then shows what visitors with an old link see. */
const TOKEN = 'benchmark';

/** Paths that replace the route patterns that have a parameter. */
const examples: Record<string, string> = {
  [patterns.product]: paths.product(PRODUCT),
  [patterns.resetPassword]: paths.resetPassword(TOKEN),
  [patterns.verifyEmail]: paths.verifyEmail(TOKEN),
};

const openTo = (layout: 'public' | 'plain') =>
  routes.filter((route) => route.layout === layout && !route.access).map(({ path }) => examples[path] ?? path);

/** Every public page: the marketing and legal pages, the collection, and one product page. */
export const publicPages = openTo('public');

/** The sign-in, registration, recovery and verification pages, with the admin sign-in. */
export const signInPages = openTo('plain');
