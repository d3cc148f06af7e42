/** Where an answer 401 arrived: the page's path, and the operation that it answered. */
export interface UnauthorizedContext {
  path: string;
  operation: string;
}

/** What follows: which stored copies end, where to go, and whether the admin screen shows its banner. */
export interface UnauthorizedOutcome {
  ends: 'nothing' | 'regular' | 'all';
  goTo: '/login' | '/admin/login' | null;
  banner: boolean;
}

const NOTHING: UnauthorizedOutcome = { ends: 'nothing', goTo: null, banner: false };

/** True for /admin and everything below it, but not for an unknown path that merely begins alike. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** The rules of spec §4 'On a 401', and of settled question 1, as one table from place to outcome. */
export function resolveUnauthorized({ path, operation }: UnauthorizedContext): UnauthorizedOutcome {
  const page = path.replace(/(.)\/+$/, '$1');
  if (operation === 'login') return NOTHING;
  if (operation === 'createProduct' && isAdminPath(page)) return { ...NOTHING, banner: true };
  if (page === '/admin/login') return { ends: 'all', goTo: null, banner: false };
  if (isAdminPath(page)) return { ends: 'all', goTo: '/admin/login', banner: false };
  if (page === '/login') return NOTHING;
  return { ends: 'regular', goTo: '/login', banner: false };
}
