import type { HandlerResult } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import type { ProductRow } from './productQueries';
import { toApiProduct } from './productMapper';

/** Returns the result of a handler that responds with one product. */
export function productResult(status: number, row: ProductRow): HandlerResult {
  return { status, body: { product: toApiProduct(row) }, providesTags: [row.id] };
}

/** Like `productResult`, with the product's version as the `ETag`, which admins send back as `If-Match`. */
export function productResultWithEtag(status: number, row: ProductRow): HandlerResult {
  return { ...productResult(status, row), headers: { etag: `"${row.version}"` } };
}

export function productNotFound(): HttpError {
  return new HttpError(404, 'This product does not exist.');
}
