import type { HandlerResult } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import type { ProductRow } from './productQueries';
import { toApiProduct } from './productMapper';

/** One product. */
export function productResult(status: number, row: ProductRow): HandlerResult {
  return { status, body: { product: toApiProduct(row) }, providesTags: [row.id] };
}

/** One product for those who manage it: `ETag` is the version that a later `If-Match` names. */
export function productResultWithEtag(status: number, row: ProductRow): HandlerResult {
  return { ...productResult(status, row), headers: { etag: `"${row.version}"` } };
}

export function productNotFound(): HttpError {
  return new HttpError(404, 'There is no such product.');
}
