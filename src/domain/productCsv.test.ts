import type { Product } from '../../store/api';
import { productsToCsv } from './productCsv';

const product = (fields: Partial<Product>): Product => ({
  id: 'p1',
  slug: 'fjord',
  name: 'Fjord Cabin',
  description: null,
  shortDescription: null,
  category: 'infrared',
  tags: [],
  price: { amount: 24500.5, onRequest: false },
  images: [],
  createdAt: null,
  status: 'draft',
  specifications: null,
  version: null,
  ...fields,
});

test.each<[string, Partial<Product>, string]>([
  [
    'all columns',
    { shortDescription: 'Warmth for two.', description: 'Warm.', tags: ['cedar', 'steam'] },
    'p1,fjord,,Fjord Cabin,Warmth for two.,Warm.,infrared,"cedar, steam",24500.5,draft',
  ],
  ['a price on request', { price: { amount: null, onRequest: true } }, 'p1,fjord,,Fjord Cabin,,,infrared,,,draft'],
  [
    'quotes, commas and line breaks',
    { name: 'A "B", C', description: 'x\ny' },
    'p1,fjord,,"A ""B"", C",,"x\ny",infrared,,24500.5,draft',
  ],
  ['a formula is inert', { name: '=HYPERLINK("x")' }, `p1,fjord,,"'=HYPERLINK(""x"")",,,infrared,,24500.5,draft`],
  [
    'an apostrophe before a formula, which the import would remove',
    { name: "'=1" },
    `p1,fjord,,''=1,,,infrared,,24500.5,draft`,
  ],
  ['the version', { version: 3 }, 'p1,fjord,3,Fjord Cabin,,,infrared,,24500.5,draft'],
  ['no status means active', { status: null }, 'p1,fjord,,Fjord Cabin,,,infrared,,24500.5,active'],
])('%s', (_case, fields, line) => {
  expect(productsToCsv([product(fields)])).toBe(
    `\uFEFF_id,slug,version,name,shortDescription,description,category,tags,price,status\r\n${line}\r\n`,
  );
});
