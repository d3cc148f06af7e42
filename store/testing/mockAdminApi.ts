import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type * as wire from '../api/endpoints.gen';
import { pageOf, product as anyProduct } from './builders';

interface MockAdminApi {
  handlers: HttpHandler[];
  /** Returns the current state of a product. */
  stored: (id: string) => wire.Product;
  /** Simulates a change by another user, which increments the product's version. */
  change: (id: string, changes: Partial<wire.Product>) => void;
}

const errorResponse = (status: number, message: string) =>
  HttpResponse.json<wire.Problem>({ success: false, message }, { status });

/**
 * Mocks the admin API with the given products. It supports the list (filtered and paginated, but not sorted), getting,
 * creating, updating, archiving and restoring a product. Updates with an outdated `If-Match` get 412. `extensions` are
 * those that the list announces.
 */
export function mockAdminApi(
  given: wire.Product[],
  extensions: wire.AdminProductPage['extensions'] = ['csv'],
): MockAdminApi {
  const all = new Map(given.map((one) => [one._id, { version: 1, ...one }]));
  const stored = (id: string) => all.get(id) ?? anyProduct();
  const change = (id: string, changes: Partial<wire.Product>) =>
    void all.set(id, { ...stored(id), ...changes, version: (stored(id).version ?? 0) + 1 });
  const respondWith = (id: string, status = 200) =>
    all.has(id)
      ? HttpResponse.json({ product: stored(id) }, { status })
      : errorResponse(404, 'This product does not exist.');

  const handlers = [
    http.get('*/api/admin/products', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const matching = [...all.values()].filter(
        ({ name, category, status }) =>
          name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()) &&
          (query.get('category') ?? category) === category &&
          (query.get('status') ?? status) === status,
      );
      const page = pageOf(matching, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 25));
      const { products, currentPage, totalPages } = page;
      return HttpResponse.json<wire.AdminProductPage>({
        products,
        currentPage,
        totalPages,
        total: matching.length,
        extensions,
      });
    }),
    http.get<{ id: string }>('*/api/admin/products/:id', ({ params }) => respondWith(params.id)),
    http.get('*/api/admin/products/:id/history', () => HttpResponse.json<wire.ProductHistory>({ entries: [] })),
    http.put<{ id: string }>('*/api/products/:id', async ({ params: { id }, request }) => {
      const version = request.headers.get('if-match');
      if (version !== null && version !== `"${stored(id).version}"`) {
        return errorResponse(412, 'Someone else has changed this product in the meantime.');
      }
      const {
        price,
        specifications,
        images,
        tags,
        image: _image,
        ...texts
      } = Object.fromEntries(await request.formData());
      change(id, {
        ...(texts as Partial<wire.Product>),
        ...(specifications === undefined ? {} : { specifications: JSON.parse(specifications as string) as [] }),
        ...(tags === undefined ? {} : { tags: JSON.parse(tags as string) as string[] }),
        ...(images === undefined ? {} : { images: JSON.parse(images as string) as [] }),
        ...(price === undefined ? {} : { price: { base: Number(price), isPriceOnRequest: false } }),
      });
      return respondWith(id);
    }),
    http.post('*/api/products', async ({ request }) => {
      const { name, description } = Object.fromEntries(await request.formData()) as Record<string, string>;
      const created = anyProduct({ name, description, version: 1 });
      all.set(created._id, { version: 1, ...created });
      return respondWith(created._id, 201);
    }),
    http.delete<{ id: string }>('*/api/products/:id', ({ params }) => {
      change(params.id, { status: 'archived' });
      return HttpResponse.json<wire.Outcome>({ success: true });
    }),
    http.post<{ id: string }>('*/api/admin/products/:id/restore', ({ params }) => {
      change(params.id, { status: 'active' });
      return respondWith(params.id);
    }),
  ];
  return { handlers, stored, change };
}
