/** The URL paths of all pages (docs/specification.md §2). Build every internal link from these. */
export const paths = {
  home: '/',
  experiences: '/experiences',
  products: '/products',
  product: (slugOrId: string) => `/products/${encodeURIComponent(slugOrId)}`,
  /** The collection with the products of one category. */
  category: (category: string) => `/products?category=${encodeURIComponent(category)}`,
  /** The collection, searched for a term. */
  search: (term: string) => `/products?q=${encodeURIComponent(term)}`,
  designInstallation: '/design-installation',
  scienceProof: '/science-proof',
  about: '/about',
  consultation: '/consultation',
  /** The consultation page, whose form names a product. */
  consultationAbout: (slugOrId: string) => `/consultation?product=${encodeURIComponent(slugOrId)}`,
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  account: '/account',
  /** The user's own requests, in a shop that stores them. */
  bookings: '/bookings',
  admin: '/admin',
  adminLogin: '/admin/login',
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  terms: '/terms',
} as const;

/** React Router patterns of the paths that have a parameter. */
export const patterns = {
  product: '/products/:slugOrId',
  resetPassword: '/reset-password/:token?',
  verifyEmail: '/verify-email/:token?',
  admin: '/admin/*',
} as const;
