import { type PageQuery, type ProductSort, selectPage } from '../../server/catalogue/productQueries';
import { searchProducts, splitSearchTerms } from '../../server/catalogue/searchQueries';
import { openDatabase } from '../../server/database';
import { fillProducts } from './products';
import { median, type Row, times } from './rows';

const PRODUCTS = 100_000;
const ROUNDS = 7;
const LIMIT = 12;
const sorts: ProductSort[] = ['-createdAt', 'createdAt', 'price.base', '-price.base', 'name'];
/**
 * Search texts. In this order, they match a few names, the names that contain both words, a sixth of all names, every
 * description, and no product.
 */
const searches = ['saule 4711', 'fjord suite', 'hemlock', 'lake', 'pergola'];

/** Goal: the maximum ratio of the last page's query time to the first page's query time. */
const GOAL = 10;

/** The measurements of one query: the median time in ms for each page of its results that was measured. */
interface PageFigure {
  what: string;
  columns: [page: string, milliseconds: number][];
}

/**
 * Measures every sort order and every search. Returns one row for the sort order whose last page is slowest relative to
 * its first page. The note of the row lists the times of the searches.
 */
export async function measurePages(
  engine: string,
  database: { dataDir: string; databaseUrl?: string },
  report: (progress: string) => void,
): Promise<Row[]> {
  const figures = await measureQueries(database, report);
  const sorted = figures.filter(({ columns }) => columns.length > 1);
  const most = sorted
    .map(({ what, columns }) => ({
      what,
      first: columns[0]?.[1] ?? Number.NaN,
      last: columns.at(-1)?.[1] ?? Number.NaN,
    }))
    .toSorted((one, other) => other.last / other.first - one.last / one.first)[0];
  if (!most) throw new Error('No page was measured.');
  const { what, first, last } = most;
  const found = figures.filter(({ columns }) => columns.length === 1);
  return [
    {
      what: `last page of ${PRODUCTS.toLocaleString('en-GB')} products, from the database, ${engine}`,
      measured: `${times(last / first)} (${last.toFixed(1)} ms, sorted by ${what})`,
      yardstick: `the first page: ${first.toFixed(1)} ms`,
      goal: `the same order of time: under ${GOAL}x`,
      reached: last / first < GOAL,
      note: `a search takes ${found.map(({ what: search, columns }) => `${columns[0]?.[1].toFixed(0)} ms (${search} ${columns[0]?.[0]})`).join(', ')}.`,
    },
  ];
}

/** Creates 100,000 products and measures the queries of the list endpoint, which return a total count and one page. */
async function measureQueries(
  database: { dataDir: string; databaseUrl?: string },
  report: (progress: string) => void,
): Promise<PageFigure[]> {
  const { pool, close } = await openDatabase(database);
  try {
    report(`making ${PRODUCTS} products`);
    await fillProducts(pool, PRODUCTS);
    const figures: PageFigure[] = [];
    for (const category of [null, 'sauna'] as const) {
      for (const sort of sorts) {
        report(`${sort} ${category ?? ''}`);
        const query = (page: number): PageQuery => ({ page, limit: LIMIT, sort, category });
        const { total } = await selectPage(pool, query(1));
        const last = Math.ceil(total / LIMIT);
        const columns: PageFigure['columns'] = [];
        for (const page of [1, Math.round(last * 0.3), Math.round(last * 0.6), last]) {
          columns.push([`page ${page}`, await time(() => selectPage(pool, query(page)))]);
        }
        figures.push({ what: `${sort}${category ? `, ${category}` : ''}`, columns });
      }
    }
    for (const search of searches) {
      report(search);
      const find = () =>
        searchProducts(pool, splitSearchTerms(search), { page: 1, limit: LIMIT, sort: 'name', category: null });
      const { total } = await find();
      figures.push({ what: `search "${search}"`, columns: [[`of ${total}`, await time(find)]] });
    }
    return figures;
  } finally {
    await close();
  }
}

/** Returns the median duration of `work` in ms. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}
