/** Spec §2's public routes that the build writes as files, and the legal pages of its footer. */
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
