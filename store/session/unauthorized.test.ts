import { isAdminPath, resolveUnauthorized } from './unauthorized';

const nothing = { ends: 'nothing', goTo: null, banner: false };
const toLogin = { ends: 'regular', goTo: '/login', banner: false };
const toAdminLogin = { ends: 'all', goTo: '/admin/login', banner: false };
const stayOnPage = { ends: 'all', goTo: null, banner: false };
const banner = { ends: 'nothing', goTo: null, banner: true };

describe("'On a 401' (§4)", () => {
  test.each([
    // docs/specification.md §4: 'outside login page and /admin, clear token and user and go to /login'
    ['/', 'listProducts', toLogin],
    ['/account', 'getProfile', toLogin],
    ['/products/cedar', 'getProductBySlugOrId', toLogin],
    ['/administration', 'getProfile', toLogin],
    ['/login-help', 'getProfile', toLogin],
    // docs/specification.md §4: 'under /admin clear token, user, adminToken, adminUser and go to /admin/login unless already there'
    ['/admin', 'listProducts', toAdminLogin],
    ['/admin/', 'updateProduct', toAdminLogin],
    ['/admin/products', 'archiveProduct', toAdminLogin],
    ['/admin/login', 'getProfile', stayOnPage],
    ['/admin/login/', 'getProfile', stayOnPage],
    // docs/specification.md §4: 'on the login page nothing extra'
    ['/login', 'getProfile', nothing],
    ['/login/', 'getProfile', nothing],
    // After a 401 during product creation, the user stays on the page and sees the banner (docs/decisions/0001).
    ['/admin', 'createProduct', banner],
    ['/admin/', 'createProduct', banner],
    ['/', 'createProduct', toLogin],
    // A 401 to a sign-in attempt means wrong credentials, not an expired session (docs/decisions/0001).
    ['/login', 'login', nothing],
    ['/admin/login', 'login', nothing],
    ['/admin', 'login', nothing],
    ['/', 'login', nothing],
  ])('on the page %s, for the operation %s', (path, operation, expected) => {
    expect(resolveUnauthorized({ path, operation })).toEqual(expected);
  });
});

test.each([
  ['/admin', true],
  ['/admin/login', true],
  ['/administration', false],
  ['/', false],
  ['/products/admin', false],
])("'/admin/*' (§2): isAdminPath('%s') is %s", (path, expected) => {
  expect(isAdminPath(path)).toBe(expected);
});
