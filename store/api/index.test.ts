import { http, HttpResponse } from 'msw';
import { answer, collection, mockServer, pageOf, problem, product, products, testStore } from '../testing';
import type { Sort } from '.';
import { api, mergePages } from '.';
import { toFormData } from './formData';

const server = mockServer();
const sent = (): string[] => server.sent.map(({ what }) => what);
const arg = { sort: 'newest', category: null } as const;
const {
  browseProducts,
  getProductBySlugOrId,
  listProducts,
  listCategories,
  createProduct,
  updateProduct,
  archiveProduct,
} = api.endpoints;

/** Waits until no query is running. */
async function queriesSettled({ store }: Pick<ReturnType<typeof testStore>, 'store'>): Promise<void> {
  // Wait for one task first: after a mutation, RTK Query does not refetch the invalidated queries until the next task.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

describe("'GET /products with query page, limit (12), sort' (§7)", () => {
  test.each<[Sort, string]>([
    ['newest', '-createdAt'],
    ['oldest', 'createdAt'],
    ['price-low', 'price.base'],
    ['price-high', '-price.base'],
    ['name', 'name'],
  ])('sort mapping: %s is sent as %s', async (sort, wire) => {
    server.use(collection([]));
    await testStore().store.dispatch(browseProducts.initiate({ sort, category: null }));
    expect(sent()).toEqual([`GET /products?page=1&limit=12&sort=${wire}`]);
  });

  test('the category is sent', async () => {
    server.use(collection(products(2)));
    const { store } = testStore();
    const { data } = await store.dispatch(browseProducts.initiate({ ...arg, category: 'infrared' }));
    expect(sent()).toEqual(['GET /products?page=1&limit=12&sort=-createdAt&category=infrared']);
    expect(data?.pages).toEqual([{ products: [], currentPage: 1, totalPages: 1, total: null, extensions: [] }]);
  });
});

describe("'more pages exist while currentPage < totalPages' (§4)", () => {
  test('thirty products are loaded as three pages, each requested once', async () => {
    const all = products(30);
    server.use(collection(all));
    const { store } = testStore();
    await store.dispatch(browseProducts.initiate(arg));
    for (const expected of [true, false, false]) {
      const { hasNextPage } = await store.dispatch(browseProducts.initiate(arg, { direction: 'forward' }));
      expect(hasNextPage).toBe(expected);
    }
    const { data } = browseProducts.select(arg)(store.getState());
    expect(mergePages(data?.pages ?? []).map(({ id }) => id)).toEqual(all.map(({ _id }) => _id));
    expect(sent().map((what) => /page=(\d+)/.exec(what)?.[1])).toEqual(['1', '2', '3']);
  });

  test('the next page is requested even if the provider always returns currentPage 1', async () => {
    server.use(answer.listProducts({ products: [], currentPage: 1, totalPages: 3 }));
    const { store } = testStore();
    await store.dispatch(browseProducts.initiate(arg));
    for (let times = 0; times < 5; times += 1) {
      await store.dispatch(browseProducts.initiate(arg, { direction: 'forward' }));
    }
    expect(sent().map((what) => /page=(\d+)/.exec(what)?.[1])).toEqual(['1', '2', '3']);
  });

  test('mergePages returns a product once if it moved to the next page between two requests', () => {
    const shape = (id: string) => ({ id }) as ReturnType<typeof mergePages>[number];
    const pages = [
      ['1', '2'],
      ['2', '3'],
    ].map((ids) => ({ products: ids.map(shape), currentPage: 1, totalPages: 2 }));
    expect(mergePages(pages).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});

describe("'/products/{slug or id}' (§2), 'GET /products/{id}; GET /products/slug/{slug}' (§7)", () => {
  const cedar = product({ slug: 'cedar-sauna' });
  const bySlug = (slug: string) => `GET /products/slug/${slug}`;
  const byId = (id: string) => `GET /products/${id}`;
  const find = async (key: string) => testStore().store.dispatch(getProductBySlugOrId.initiate(key));

  test('a slug is found with one request', async () => {
    server.use(answer.getProductBySlug({ product: cedar }));
    expect((await find('cedar-sauna')).data?.id).toBe(cedar._id);
    expect(sent()).toEqual([bySlug('cedar-sauna')]);
  });

  test.each([[cedar._id], ['64b7f0c2a1d3e4f5a6b7c8d9']])(
    'a product is found by its id with one request: %s',
    async (id) => {
      server.use(answer.getProduct({ product: cedar }));
      expect((await find(id)).data?.id).toBe(cedar._id);
      expect(sent()).toEqual([byId(id)]);
    },
  );

  test.each([[404], [400]])('a slug that is not found (%d) is looked up as an id', async (status) => {
    server.use(problem('get', '/products/slug/:slug', status, 'No.'), answer.getProduct({ product: cedar }));
    expect((await find('P-17')).data?.id).toBe(cedar._id);
    expect(sent()).toEqual([bySlug('P-17'), byId('P-17')]);
  });

  test('a slug in the format of an id is found', async () => {
    server.use(problem('get', '/products/:id', 404, 'No.'), answer.getProductBySlug({ product: cedar }));
    expect((await find(cedar._id)).data?.id).toBe(cedar._id);
    expect(sent()).toEqual([byId(cedar._id), bySlug(cedar._id)]);
  });

  test('if neither lookup finds a product, the first error is returned', async () => {
    server.use(
      problem('get', '/products/slug/:slug', 404, 'This product does not exist.'),
      problem('get', '/products/:id', 400, 'This is no id.'),
    );
    expect((await find('nowhere')).error).toEqual({ status: 404, message: 'This product does not exist.' });
  });

  test('a response without a product counts as not found', async () => {
    server.use(http.get('*/api/products/*', () => HttpResponse.json({ product: null })));
    expect((await find('nowhere')).error).toEqual({ status: 404, message: null });
    expect(sent()).toEqual([bySlug('nowhere'), byId('nowhere')]);
  });

  test.each([[410], [500], [503], [429]])('status %d does not cause a second lookup', async (status) => {
    server.use(problem('get', '/products/slug/:slug', status, 'No.'));
    expect((await find('cedar-sauna')).error).toEqual({ status, message: 'No.' });
    expect(sent()).toEqual([bySlug('cedar-sauna')]);
  });

  test('the error of a failed second lookup is returned, because the product may exist', async () => {
    server.use(problem('get', '/products/slug/:slug', 404, 'No.'), problem('get', '/products/:id', 503, 'Busy.'));
    expect((await find('P-17')).error).toEqual({ status: 503, message: 'Busy.' });
  });

  test('special characters are escaped in the path', async () => {
    server.use(http.get('*/api/products/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    await find('../auth/profile?x=ä');
    expect(sent()).toEqual([bySlug('..%2Fauth%2Fprofile%3Fx%3D%C3%A4'), byId('..%2Fauth%2Fprofile%3Fx%3D%C3%A4')]);
  });
});

describe("'on success …, reloads list' (§7): each mutation refetches what it made stale, and nothing else", () => {
  const all = products(15);
  const [first, other] = [all[0] ?? product(), all[1] ?? product()];

  /** Subscribes to two pages of the public list, a list of 100, the categories and two products. */
  async function subscribeToQueries() {
    server.use(
      collection(all),
      answer.listCategories({ categories: [] }),
      http.get('*/api/products/:id', ({ params }) =>
        HttpResponse.json({ product: all.find(({ _id }) => _id === params.id) }),
      ),
    );
    const opened = testStore();
    const { dispatch } = opened.store;
    await dispatch(browseProducts.initiate(arg));
    await dispatch(browseProducts.initiate(arg, { direction: 'forward' }));
    await dispatch(listProducts.initiate({ limit: 100 }));
    await dispatch(listCategories.initiate());
    await dispatch(getProductBySlugOrId.initiate(first._id));
    await dispatch(getProductBySlugOrId.initiate(other._id));
    server.sent.length = 0;
    return opened;
  }

  const LISTS = [
    'GET /products/categories/list',
    'GET /products?limit=100',
    'GET /products?page=1&limit=12&sort=-createdAt',
    'GET /products?page=2&limit=12&sort=-createdAt',
  ];

  test('creating a product reloads the lists', async () => {
    const opened = await subscribeToQueries();
    server.use(answer.createProduct({ product: first }));
    const newProduct = { name: 'Cedar', description: 'Fine', price: 100 };
    const { data } = await opened.store.dispatch(createProduct.initiate({ newProduct }));
    await queriesSettled(opened);
    expect(data?.name).toBe(first.name);
    expect(sent().sort()).toEqual([...LISTS, 'POST /products'].sort());
  });

  test('editing a product reloads the lists and this product', async () => {
    const opened = await subscribeToQueries();
    server.use(answer.updateProduct({ product: first }));
    await opened.store.dispatch(updateProduct.initiate({ id: first._id, productChanges: { name: 'New' } }));
    await queriesSettled(opened);
    expect(sent().sort()).toEqual([...LISTS, `GET /products/${first._id}`, `PUT /products/${first._id}`].sort());
  });

  test('archiving a product reloads the lists and this product', async () => {
    const opened = await subscribeToQueries();
    server.use(answer.archiveProduct({ success: true }));
    await opened.store.dispatch(archiveProduct.initiate({ id: first._id }));
    await queriesSettled(opened);
    expect(sent().sort()).toEqual([...LISTS, `GET /products/${first._id}`, `DELETE /products/${first._id}`].sort());
  });

  test('a rejected mutation reloads nothing', async () => {
    const opened = await subscribeToQueries();
    server.use(problem('post', '/products', 400, 'The name is missing.'));
    const newProduct = { name: '', description: 'Fine', price: 100 };
    const { error } = await opened.store.dispatch(createProduct.initiate({ newProduct }));
    await queriesSettled(opened);
    expect(error).toEqual({ status: 400, message: 'The name is missing.' });
    expect(sent()).toEqual(['POST /products']);
  });

  test("'POST /products multipart: name, description, category, price, optional image' (§7)", async () => {
    server.use(answer.createProduct({ product: first }));
    const { store } = testStore();
    const image = new File(['pixels'], 'sauna.png', { type: 'image/png' });
    const newProduct = { image, name: 'Cedar', description: 'Fine', category: 'sauna', price: 100 } as const;
    await store.dispatch(createProduct.initiate({ newProduct }));
    const request = server.sent[0]?.request as Request;
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.formData();
    expect([...form.keys()]).toEqual(['name', 'description', 'category', 'price', 'image']);
    expect(form.get('price')).toBe('100');
    expect(form.get('image')).toMatchObject({ name: 'sauna.png', type: 'image/png', size: 6 });
  });

  test('undefined fields are not sent', () => {
    const form = toFormData({ name: 'Cedar', category: undefined, price: 0, image: undefined });
    expect([...form.entries()]).toEqual([
      ['name', 'Cedar'],
      ['price', '0'],
    ]);
  });
});

test('a list that the server fetched while rendering is not fetched again in the browser', async () => {
  const all = products(13);
  const fromServer = testStore({
    fetch: () => Promise.resolve(Response.json(pageOf(all, 1))),
    origin: 'http://127.0.0.1:3000',
  });
  await fromServer.store.dispatch(browseProducts.initiate(arg));
  const serialisedState = JSON.parse(JSON.stringify({ api: fromServer.store.getState().api })) as object;

  const { store } = testStore({ preloadedState: serialisedState });
  const { data, hasNextPage } = await store.dispatch(browseProducts.initiate(arg));
  expect(data?.pages[0]?.products).toHaveLength(12);
  expect(hasNextPage).toBe(true);
  expect(sent()).toEqual([]);
});
