import type { Answer } from '../operation';
import { Problem } from '../problems';
import type { ProductRow } from './productRows';
import { productWire } from './productWire';

/** One product. */
export function productAnswer(status: number, row: ProductRow): Answer {
  return { status, body: { product: productWire(row) }, shows: [row.id] };
}

/** One product for those who manage it: `ETag` is the version that a later `If-Match` names. */
export function versionedAnswer(status: number, row: ProductRow): Answer {
  return { ...productAnswer(status, row), headers: { etag: `"${row.version}"` } };
}

export function noSuchProduct(): Problem {
  return new Problem(404, 'There is no such product.');
}
