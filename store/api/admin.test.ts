import { http, HttpResponse } from 'msw';
import { answer, garbage, mockAdminApi, mockServer, pageOf, problem, product, testStore } from '../testing';
import { api, refreshProducts } from '.';
import { parseProductPage, parseHistory } from './normalise';

const server = mockServer();
const sent = (): string[] => server.sent.map(({ what }) => what);
const { listManagedProducts, getProductForEdit, updateProduct, archiveProduct, restoreProduct, listProductHistory } =
  api.endpoints;
const [one, other] = [product(), product()];
const LIST = 'GET /admin/products?page=1&limit=25';
const pageArgs = { page: 1, limit: 25 };
const at = (id: string) => `GET /admin/products/${id}`;

/** Waits until no query is running. */
async function queriesSettled({ store }: Pick<ReturnType<typeof testStore>, 'store'>): Promise<void> {
  // Wait for one task first: after a mutation, RTK Query does not refetch the invalidated queries until the next task.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

describe('each mutation refetches the stale queries, once', () => {
  /** Subscribes to the admin panel's product list, two products and the history of the first product. */
  async function subscribeToQueries() {
    server.use(...mockAdminApi([one, other]).handlers, answer.restoreProductVersion({ product: one }));
    const opened = testStore();
    const { dispatch } = opened.store;
    await dispatch(listManagedProducts.initiate(pageArgs));
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
      'restoring a version of',
      api.endpoints.restoreProductVersion.initiate({ id: one._id, version: 1 }),
      `POST /admin/products/${one._id}/history/1/restore`,
    ],
  ])('%s a product refetches the list, the product and its history', async (_what, mutation, request) => {
    const opened = await subscribeToQueries();
    await opened.dispatch(mutation as ReturnType<typeof archiveProduct.initiate>);
    await queriesSettled(opened);
    expect(sent().sort()).toEqual([...stale, request].sort());
  });

  test('refreshProducts refetches the list only', async () => {
    const opened = await subscribeToQueries();
    opened.dispatch(refreshProducts());
    await queriesSettled(opened);
    expect(sent()).toEqual([LIST]);
  });

  test('a rejected mutation refetches nothing', async () => {
    const opened = await subscribeToQueries();
    server.use(problem('put', '/products/:id', 412, 'Changed.'));
    const args = { id: one._id, 'If-Match': '"7"', productChanges: { name: 'New' } };
    const { error } = await opened.dispatch(updateProduct.initiate(args));
    await queriesSettled(opened);
    expect(error).toEqual({ status: 412, message: 'Changed.' });
    expect(sent()).toEqual([`PUT /products/${one._id}`]);
  });
});

describe('updateProduct sends the version as If-Match', () => {
  test.each([
    ['"3"', '"3"'],
    [undefined, null],
  ])('version %s', async (version, header) => {
    server.use(answer.updateProduct({ product: one }));
    const args = { id: one._id, 'If-Match': version, productChanges: { name: 'New' } };
    await testStore().store.dispatch(updateProduct.initiate(args));
    expect(server.sent[0]?.request.headers.get('if-match')).toBe(header);
    expect(server.sent[0]?.request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('a provider without the admin API (docs/decisions/0003)', () => {
  const absent = (path: string) => http.get(`*/api${path}`, () => new HttpResponse('Cannot GET', { status: 404 }));

  test('the public list is fetched instead, and hasAdminApi is false', async () => {
    server.use(absent('/admin/products'), answer.listProducts(pageOf([one], 1)));
    const { data } = await testStore().store.dispatch(
      listManagedProducts.initiate({ ...pageArgs, page: 2, search: 'x' }),
    );
    expect(data).toMatchObject({ hasAdminApi: false, total: null, products: [{ id: one._id }] });
    expect(sent()).toEqual(['GET /admin/products?page=2&limit=25&search=x', 'GET /products?page=2&limit=12']);
  });

  test('the public product is fetched instead', async () => {
    server.use(absent('/admin/products/:id'), answer.getProduct({ product: one }));
    const { data } = await testStore().store.dispatch(getProductForEdit.initiate(one._id));
    expect(data).toMatchObject({ id: one._id, version: null });
    expect(sent()).toEqual([at(one._id), `GET /products/${one._id}`]);
  });

  test.each([[403], [500], [503]])('status %d does not cause a fallback to the public calls', async (status) => {
    server.use(problem('get', '/admin/products', status, 'No.'), problem('get', '/admin/products/:id', status, 'No.'));
    const { store } = testStore();
    expect((await store.dispatch(listManagedProducts.initiate(pageArgs))).error).toEqual({ status, message: 'No.' });
    expect((await store.dispatch(getProductForEdit.initiate(one._id))).error).toEqual({ status, message: 'No.' });
    expect(sent()).toEqual([LIST, at(one._id)]);
  });

  test.each([
    ['HTML', garbage('get', '/admin/products', '<!doctype html>')],
    ['JSON without a list', garbage('get', '/admin/products', '{"ok":true}')],
  ])('a response that violates the contract fails as UNREADABLE: %s', async (_case, handler) => {
    server.use(handler);
    const { error } = await testStore().store.dispatch(listManagedProducts.initiate(pageArgs));
    expect(error).toEqual({ status: 'UNREADABLE', message: null });
  });

  test('special characters in an id are escaped in the path', async () => {
    server.use(http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    await testStore().store.dispatch(getProductForEdit.initiate('../users?x'));
    expect(sent()).toEqual([at('..%2Fusers%3Fx'), 'GET /products/..%2Fusers%3Fx']);
  });
});

test('a product is fetched again each time it is opened for editing, so that it is current', async () => {
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

describe('parsing the responses of the admin API', () => {
  test.each<[string, unknown, number | null]>([
    ['at the top level', { products: [], total: 48 }, 48],
    ['in an envelope', { data: { products: [], total: '48' } }, 48],
    ['missing', { products: [] }, null],
    ['invalid', { products: [], total: 'many' }, null],
  ])('total: %s', (_case, body, total) => {
    expect(parseProductPage(body, 2, '')).toEqual({
      products: [],
      currentPage: 2,
      totalPages: 2,
      total,
      extensions: [],
    });
  });

  const entry = { version: 2, action: 'saved', at: '2026-11-20T09:30:00.000Z', by: 'Ulla', changes: [] };
  test.each<[string, unknown, number]>([
    ['valid', entry, 1],
    ['without a version', { ...entry, version: undefined }, 0],
    ['without a date', { ...entry, at: undefined }, 0],
    ['with an invalid date', { ...entry, at: 'yesterday' }, 0],
    ['not an object', 'saved', 0],
  ])('history entry: %s', (_case, given, count) => {
    expect(parseHistory({ entries: [given] })).toHaveLength(count);
    expect(parseHistory([given])).toHaveLength(count);
  });

  test('missing fields of a history entry get defaults, and invalid changes are skipped', () => {
    const bare = { version: 1, at: entry.at, changes: [{ field: 'name', to: 'A' }, { to: 'B' }, null] };
    expect(parseHistory({ entries: [bare] })).toEqual([
      { version: 1, at: entry.at, action: 'saved', by: '', changes: [{ field: 'name', from: null, to: 'A' }] },
    ]);
  });

  test('a response without the list throws', () => {
    expect(() => parseHistory({})).toThrow();
    expect(() => parseProductPage({}, 1, '')).toThrow();
  });
});
