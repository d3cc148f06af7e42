/** A backend that manages products as the contract says: it counts versions and refuses a change to an older one. */
import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type * as wire from '../api/endpoints.gen';
import { pageOf, product as anyProduct } from './builders';

interface Managed {
  handlers: HttpHandler[];
  /** What stands now. */
  stored: (id: string) => wire.Product;
  /** What somebody else does meanwhile: it makes a version of its own. */
  change: (id: string, changes: Partial<wire.Product>) => void;
}

const refusal = (status: number, message: string) =>
  HttpResponse.json<wire.Problem>({ success: false, message }, { status });

/** `GET /admin/products` filtered and cut into pages, unsorted; one product, saving, archiving, restoring. */
export function mockAdminApi(given: wire.Product[]): Managed {
  const all = new Map(given.map((one) => [one._id, { version: 1, ...one }]));
  const stored = (id: string) => all.get(id) ?? anyProduct();
  const change = (id: string, changes: Partial<wire.Product>) =>
    void all.set(id, { ...stored(id), ...changes, version: (stored(id).version ?? 0) + 1 });
  const one = (id: string, status = 200) =>
    all.has(id) ? HttpResponse.json({ product: stored(id) }, { status }) : refusal(404, 'There is no such product.');

  const handlers = [
    http.get('*/api/admin/products', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const fitting = [...all.values()].filter(
        ({ name, category, status }) =>
          name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()) &&
          (query.get('category') ?? category) === category &&
          (query.get('status') ?? status) === status,
      );
      const page = pageOf(fitting, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 25));
      return HttpResponse.json<wire.AdminProductPage>({ ...page, total: fitting.length });
    }),
    http.get<{ id: string }>('*/api/admin/products/:id', ({ params }) => one(params.id)),
    http.get('*/api/admin/products/:id/history', () => HttpResponse.json<wire.ProductHistory>({ entries: [] })),
    http.put<{ id: string }>('*/api/products/:id', async ({ params: { id }, request }) => {
      const version = request.headers.get('if-match');
      if (version !== null && version !== `"${stored(id).version}"`) {
        return refusal(412, 'Somebody else has changed this product meanwhile.');
      }
      const { price, image: _image, ...texts } = Object.fromEntries(await request.formData());
      change(id, {
        ...(texts as Partial<wire.Product>),
        ...(price === undefined ? {} : { price: { base: Number(price), isPriceOnRequest: false } }),
      });
      return one(id);
    }),
    http.post('*/api/products', async ({ request }) => {
      const { name, description } = Object.fromEntries(await request.formData()) as Record<string, string>;
      const made = anyProduct({ name, description, version: 1 });
      all.set(made._id, { version: 1, ...made });
      return one(made._id, 201);
    }),
    http.delete<{ id: string }>('*/api/products/:id', ({ params }) => {
      change(params.id, { status: 'archived' });
      return HttpResponse.json<wire.Outcome>({ success: true });
    }),
    http.post<{ id: string }>('*/api/admin/products/:id/restore', ({ params }) => {
      change(params.id, { status: 'active' });
      return one(params.id);
    }),
  ];
  return { handlers, stored, change };
}
