import type { Product } from '../../store/api';

/** The columns of the table, which the import accepts, with the function that returns a product's value. */
const COLUMNS: [heading: string, value: (product: Product) => string][] = [
  ['_id', ({ id }) => id],
  ['slug', ({ slug }) => slug ?? ''],
  ['version', ({ version }) => (version === null ? '' : String(version))],
  ['name', ({ name }) => name],
  ['shortDescription', ({ shortDescription }) => shortDescription ?? ''],
  ['description', ({ description }) => description ?? ''],
  ['category', ({ category }) => category ?? ''],
  ['tags', ({ tags }) => tags.join(', ')],
  ['price', ({ price }) => (price.onRequest || price.amount === null ? '' : String(price.amount))],
  ['status', ({ status }) => status ?? 'active'],
];

/**
 * Returns products as CSV (RFC 4180) with a byte order mark, which Excel needs to read UTF-8. Prices are in EUR, empty
 * if they are on request. A value that a spreadsheet would run as a formula is preceded by an apostrophe, which the import
 * removes. The specifications are left out, because lists of products do not have them.
 */
export function productsToCsv(products: readonly Product[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...products.map((product) => COLUMNS.map(([, value]) => value(product))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(text: string): string {
  const inert = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns the name of an exported file, such as 'products-2026-11-22.csv'. */
export const productsFileName = (): string => `products-${new Date().toISOString().slice(0, 10)}.csv`;
