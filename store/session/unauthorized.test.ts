import { isAdminPath, resolveUnauthorized } from './unauthorized';

const nothing = { ends: 'nothing', goTo: null, banner: false };
const toLogin = { ends: 'regular', goTo: '/login', banner: false };
const toAdminLogin = { ends: 'all', goTo: '/admin/login', banner: false };
const clearedHere = { ends: 'all', goTo: null, banner: false };
const banner = { ends: 'nothing', goTo: null, banner: true };

describe("'On a 401' (§4)", () => {
  test.each([
    // 'outside login page and /admin, clear token and user and go to /login'
    ['/', 'listProducts', toLogin],
    ['/account', 'getProfile', toLogin],
    ['/products/cedar', 'getProductBySlugOrId', toLogin],
    ['/administration', 'getProfile', toLogin],
    ['/login-help', 'getProfile', toLogin],
    // 'under /admin clear token, user, adminToken, adminUser and go to /admin/login unless already there'
    ['/admin', 'listProducts', toAdminLogin],
    ['/admin/', 'updateProduct', toAdminLogin],
    ['/admin/products', 'archiveProduct', toAdminLogin],
    ['/admin/login', 'getProfile', clearedHere],
    ['/admin/login/', 'getProfile', clearedHere],
    // 'on the login page nothing extra'
    ['/login', 'getProfile', nothing],
    ['/login/', 'getProfile', nothing],
    // Settled question 1: a 401 on product creation stays on the page and shows the banner.
    ['/admin', 'createProduct', banner],
    ['/admin/', 'createProduct', banner],
    ['/', 'createProduct', toLogin],
    // Settled question 1: 'A 401 that answers a sign-in attempt is an answer, not an expiry.'
    ['/login', 'login', nothing],
    ['/admin/login', 'login', nothing],
    ['/admin', 'login', nothing],
    ['/', 'login', nothing],
  ])('at %s, answering %s', (path, operation, expected) => {
    expect(resolveUnauthorized({ path, operation })).toEqual(expected);
  });
});

test.each([
  ['/admin', true],
  ['/admin/login', true],
  ['/administration', false],
  ['/', false],
  ['/products/admin', false],
])("'/admin/*' (§2): %s", (path, under) => {
  expect(isAdminPath(path)).toBe(under);
});
