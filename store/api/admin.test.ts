import { http, HttpResponse } from 'msw';
import { answer, garbage, mockAdminApi, mockServer, pageOf, problem, product, testStore } from '../testing';
import { api, refreshProducts } from '.';
import { parseAdminPage, parseHistory, parseUserPage } from './normalise';

const server = mockServer();
const sent = (): string[] => server.sent.map(({ what }) => what);
const {
  listManagedProducts,
  getProductForEdit,
  updateProduct,
  archiveProduct,
  restoreProduct,
  listProductHistory,
  listUsers,
} = api.endpoints;
const [one, other] = [product(), product()];
const LIST = 'GET /admin/products?page=1&limit=25';
const asked = { page: 1, limit: 25 };
const at = (id: string) => `GET /admin/products/${id}`;

/** Waits until nothing is on its way any more. */
async function settled({ store }: Pick<ReturnType<typeof testStore>, 'store'>): Promise<void> {
  // Invalidation starts its requests a turn after the change is answered.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

describe('"creating, saving and archiving invalidate by tag": what is stale is asked for again, once', () => {
  /** The admin's list, two products and the history of one are on screen. */
  async function onScreen() {
    server.use(...mockAdminApi([one, other]).handlers, answer.restoreProductVersion({ product: one }));
    const opened = testStore();
    const { dispatch } = opened.store;
    await dispatch(listManagedProducts.initiate(asked));
    await dispatch(getProductForEdit.initiate(one._id));
    await dispatch(getProductForEdit.initiate(other._id));
    await dispatch(listProductHistory.initiate({ id: one._id }));
    server.sent.length = 0;
    return { ...opened, dispatch };
  }
  const stale = [LIST, at(one._id), `${at(one._id)}/history`];

  test.each([
    ['saving', updateProduct.initiate({ id: one._id, productChanges: { name: 'New' } }), `PUT /products/${one._id}`],
    ['archiving', archiveProduct.initiate({ id: one._id }), `DELETE /products/${one._id}`],
    ['restoring', restoreProduct.initiate({ id: one._id }), `POST /admin/products/${one._id}/restore`],
    [
      'restoring a version',
      api.endpoints.restoreProductVersion.initiate({ id: one._id, version: 1 }),
      `POST /admin/products/${one._id}/history/1/restore`,
    ],
  ])('%s', async (_what, change, request) => {
    const opened = await onScreen();
    await opened.dispatch(change as ReturnType<typeof archiveProduct.initiate>);
    await settled(opened);
    expect(sent().sort()).toEqual([...stale, request].sort());
  });

  test('Refresh: the list alone', async () => {
    const opened = await onScreen();
    opened.dispatch(refreshProducts());
    await settled(opened);
    expect(sent()).toEqual([LIST]);
  });

  test('a change that was refused: nothing', async () => {
    const opened = await onScreen();
    server.use(problem('put', '/products/:id', 412, 'Changed.'));
    const args = { id: one._id, 'If-Match': '"7"', productChanges: { name: 'New' } };
    const { error } = await opened.dispatch(updateProduct.initiate(args));
    await settled(opened);
    expect(error).toEqual({ status: 412, message: 'Changed.' });
    expect(sent()).toEqual([`PUT /products/${one._id}`]);
  });
});

describe("'the panel sends it back (If-Match)'", () => {
  test.each([
    ['"3"', '"3"'],
    [undefined, null],
  ])('%s', async (version, header) => {
    server.use(answer.updateProduct({ product: one }));
    const args = { id: one._id, 'If-Match': version, productChanges: { name: 'New' } };
    await testStore().store.dispatch(updateProduct.initiate(args));
    expect(server.sent[0]?.request.headers.get('if-match')).toBe(header);
    expect(server.sent[0]?.request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('settled question 3: a provider without the admin’s calls', () => {
  const absent = (path: string) => http.get(`*/api${path}`, () => new HttpResponse('Cannot GET', { status: 404 }));

  test('its public list stands in, page by page, and says that it is not the whole', async () => {
    server.use(absent('/admin/products'), answer.listProducts(pageOf([one], 1)));
    const { data } = await testStore().store.dispatch(listManagedProducts.initiate({ ...asked, page: 2, search: 'x' }));
    expect(data).toMatchObject({ hasAdminApi: false, total: null, products: [{ id: one._id }] });
    expect(sent()).toEqual(['GET /admin/products?page=2&limit=25&search=x', 'GET /products?page=2&limit=12']);
  });

  test('its public product stands in', async () => {
    server.use(absent('/admin/products/:id'), answer.getProduct({ product: one }));
    const { data } = await testStore().store.dispatch(getProductForEdit.initiate(one._id));
    expect(data).toMatchObject({ id: one._id, version: null });
    expect(sent()).toEqual([at(one._id), `GET /products/${one._id}`]);
  });

  test.each([[403], [500], [503]])('%d is no such provider: the public list stands in for nothing', async (status) => {
    server.use(problem('get', '/admin/products', status, 'No.'), problem('get', '/admin/products/:id', status, 'No.'));
    const { store } = testStore();
    expect((await store.dispatch(listManagedProducts.initiate(asked))).error).toEqual({ status, message: 'No.' });
    expect((await store.dispatch(getProductForEdit.initiate(one._id))).error).toEqual({ status, message: 'No.' });
    expect(sent()).toEqual([LIST, at(one._id)]);
  });

  test.each([
    ['HTML', garbage('get', '/admin/products', '<!doctype html>')],
    ['no list', garbage('get', '/admin/products', '{"ok":true}')],
  ])('an answer that is not what the contract says is a failure: %s', async (_case, handler) => {
    server.use(handler);
    const { error } = await testStore().store.dispatch(listManagedProducts.initiate(asked));
    expect(error).toEqual({ status: 'UNREADABLE', message: null });
  });

  test('an id with odd characters cannot leave its place in the path', async () => {
    server.use(http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    await testStore().store.dispatch(getProductForEdit.initiate('../users?x'));
    expect(sent()).toEqual([at('..%2Fusers%3Fx'), 'GET /products/..%2Fusers%3Fx']);
  });
});

test('a product that is edited again is asked for again: an old one would be saved over a new one', async () => {
  server.use(...mockAdminApi([one]).handlers);
  const { store } = testStore();
  for (let times = 0; times < 2; times += 1) {
    const opened = store.dispatch(getProductForEdit.initiate(one._id));
    await opened;
    opened.unsubscribe();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(sent()).toEqual([at(one._id), at(one._id)]);
});

test('the users: which page', async () => {
  server.use(answer.listUsers({ users: [], currentPage: 3, totalPages: 3, total: 101 }));
  const { data } = await testStore().store.dispatch(listUsers.initiate({ page: 3 }));
  expect(data).toEqual({ users: [], currentPage: 3, totalPages: 3, total: 101 });
  expect(sent()).toEqual(['GET /admin/users?page=3']);
});

describe('what the admin’s answers are read as', () => {
  test.each<[string, unknown, number | null]>([
    ['bare', { products: [], total: 48 }, 48],
    ['in an envelope', { data: { products: [], total: '48' } }, 48],
    ['unsaid', { products: [] }, null],
    ['nonsense', { products: [], total: 'many' }, null],
  ])('the total: %s', (_case, body, total) => {
    expect(parseAdminPage(body, 2, '')).toEqual({ products: [], currentPage: 2, totalPages: 2, total });
  });

  const entry = { version: 2, action: 'saved', at: '2026-11-20T09:30:00.000Z', by: 'Ulla', changes: [] };
  test.each<[string, unknown, number]>([
    ['as the contract says', entry, 1],
    ['without a version', { ...entry, version: undefined }, 0],
    ['without a moment', { ...entry, at: undefined }, 0],
    ['a moment that no calendar knows', { ...entry, at: 'yesterday' }, 0],
    ['no object', 'saved', 0],
  ])('an entry of the history: %s', (_case, given, count) => {
    expect(parseHistory({ entries: [given] })).toHaveLength(count);
    expect(parseHistory([given])).toHaveLength(count);
  });

  test('what is left out of an entry', () => {
    const bare = { version: 1, at: entry.at, changes: [{ field: 'name', to: 'A' }, { to: 'B' }, null] };
    expect(parseHistory({ entries: [bare] })).toEqual([
      { version: 1, at: entry.at, action: 'saved', by: '', changes: [{ field: 'name', from: null, to: 'A' }] },
    ]);
  });

  test.each<[unknown, string | null]>([
    ['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'],
    ['long ago', null],
    [1714557600000, null],
    [undefined, null],
  ])('since %j', (since, expected) => {
    const user = { _id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'customer', since };
    const { users } = parseUserPage({ users: [user] }, 1);
    expect(users).toMatchObject([{ since: expected, verified: false }]);
  });

  test('a list that is none fails', () => {
    expect(() => parseUserPage({}, 1)).toThrow();
    expect(() => parseHistory({})).toThrow();
    expect(() => parseAdminPage({}, 1, '')).toThrow();
  });
});
