import type { AuthenticatedInput, Handler } from '../../http/handler';
import { type AdminFilter, selectProductsToExport } from '../adminListQueries';
import { COLUMNS, formatCell } from './columns';
import { BYTE_ORDER_MARK, toCsvLine } from './writeCsv';

/** Number of products in a part of an export: about 2 MB. Other requests are served between two parts. */
const PART_SIZE = 2000;

type ExportQuery = { [Name in keyof AdminFilter]?: NonNullable<AdminFilter[Name]> } & { after?: string };

/**
 * Returns a part of the matching products as CSV, oldest product first. `next` is the id to send as `after` for the next
 * part; it is left out of the last part. The first part starts with the header.
 */
export const exportProducts: Handler<AuthenticatedInput<unknown, ExportQuery>> = async ({ query }, { pool }) => {
  const { search = '', category = null, status = null, after } = query;
  const rows = await selectProductsToExport(pool, { search, category, status }, { after, limit: PART_SIZE + 1 });
  const part = rows.slice(0, PART_SIZE);
  const header = after === undefined ? `${BYTE_ORDER_MARK}${toCsvLine(COLUMNS)}` : '';
  const csv = part.map((row) => toCsvLine(COLUMNS.map((column) => formatCell(column, row)))).join('');
  const last = part.at(-1);
  const hasMore = rows.length > part.length && last;
  return { status: 200, body: { csv: `${header}${csv}`, ...(hasMore && { next: last.id }) } };
};
