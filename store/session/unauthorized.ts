/** Context of a 401 response: the path of the current page, and the API operation that was called. */
export interface UnauthorizedContext {
  path: string;
  operation: string;
}

/** Reaction to a 401: which sessions to end, where to redirect to, and whether to show the session-expired banner. */
export interface UnauthorizedOutcome {
  ends: 'nothing' | 'regular' | 'all';
  goTo: '/login' | '/admin/login' | null;
  banner: boolean;
}

const NOTHING: UnauthorizedOutcome = { ends: 'nothing', goTo: null, banner: false };

/** Whether the path is /admin or below it. False for other paths with that prefix, such as /administration. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Decides how to react to a 401 response (docs/specification.md §4 'On a 401', docs/decisions/0001). */
export function resolveUnauthorized({ path, operation }: UnauthorizedContext): UnauthorizedOutcome {
  const page = path.replace(/(.)\/+$/, '$1');
  if (operation === 'login' || operation === 'loginWithPasskey') return NOTHING;
  if (operation === 'createProduct' && isAdminPath(page)) return { ...NOTHING, banner: true };
  if (page === '/admin/login') return { ends: 'all', goTo: null, banner: false };
  if (isAdminPath(page)) return { ends: 'all', goTo: '/admin/login', banner: false };
  if (page === '/login') return NOTHING;
  return { ends: 'regular', goTo: '/login', banner: false };
}
