/** The only place where an address of the site is spelt. Spec §2. */
export const paths = {
  home: '/',
  experiences: '/experiences',
  products: '/products',
  product: (slugOrId: string) => `/products/${encodeURIComponent(slugOrId)}`,
  designInstallation: '/design-installation',
  scienceProof: '/science-proof',
  about: '/about',
  consultation: '/consultation',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  account: '/account',
  admin: '/admin',
  adminLogin: '/admin/login',
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  terms: '/terms',
} as const;

/** The same addresses as the router's patterns, where they carry a parameter. */
export const patterns = {
  product: '/products/:slugOrId',
  resetPassword: '/reset-password/:token?',
  verifyEmail: '/verify-email/:token?',
  admin: '/admin/*',
} as const;
