import type { Product } from '../../store/api';
import { chooseRelated } from './relatedProducts';

const piece = (id: string, category: string, amount: number | null, tags: string[] = []): Product => ({
  id,
  slug: id,
  name: id,
  description: null,
  shortDescription: null,
  category,
  tags,
  price: { amount, onRequest: amount === null },
  images: [],
  createdAt: null,
  status: 'active',
  specifications: null,
  version: null,
});

const sauna = piece('sauna', 'sauna', 30_000, ['cedar']);
const saunas = [10_000, 28_000, 29_000, 60_000, 90_000].map((price) => piece(`sauna-${price}`, 'sauna', price));
const bucket = piece('bucket', 'accessory', 165, ['cedar', 'sauna']);
const ladle = piece('ladle', 'accessory', 80, ['sauna']);
const stones = piece('stones', 'accessory', 48, ['sauna']);
const robe = piece('robe', 'accessory', 240, ['cotton']);
const steps = piece('steps', 'accessory', 1900, ['cold plunge']);

const ids = (products: Product[]) => products.map(({ id }) => id);

describe('related pieces: same category and matching accessories, four cards', () => {
  test('two of the same category with the most similar price, and the two accessories with the most common tags', () => {
    const candidates = [sauna, ...saunas, robe, ladle, stones, bucket];
    expect(ids(chooseRelated(sauna, candidates))).toEqual(['sauna-29000', 'sauna-28000', 'bucket', 'ladle']);
  });

  test('four of the same category if no accessory matches', () => {
    const expected = ['sauna-29000', 'sauna-28000', 'sauna-10000', 'sauna-60000'];
    expect(ids(chooseRelated(sauna, [...saunas, robe, steps]))).toEqual(expected);
  });

  test('the category counts as a tag', () => {
    expect(ids(chooseRelated(piece('plunge', 'cold_plunge', 9000), [steps, bucket]))).toEqual(['steps']);
  });

  test('an accessory is followed by accessories only', () => {
    expect(ids(chooseRelated(bucket, [sauna, bucket, robe, ladle]))).toEqual(['robe', 'ladle']);
  });

  test('products without a price come last, and no product appears twice', () => {
    const unpriced = piece('unpriced', 'sauna', null);
    expect(ids(chooseRelated(sauna, [unpriced, ...saunas.slice(1, 3), ...saunas.slice(1, 3)]))).toEqual([
      'sauna-29000',
      'sauna-28000',
      'unpriced',
    ]);
  });

  test('nothing is related to the only product', () => {
    expect(chooseRelated(sauna, [sauna])).toEqual([]);
  });
});
