/**
 * The public routes that the build prerenders (docs/specification.md §2.1), and the legal pages in the footer (§2.3).
 */
export const publicRoutes = [
  '/',
  '/experiences',
  '/design-installation',
  '/science-proof',
  '/about',
  '/consultation',
  '/impressum',
  '/datenschutz',
  '/terms',
];
