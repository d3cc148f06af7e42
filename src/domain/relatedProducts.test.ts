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
const gauge = piece('gauge', 'accessory', 190, ['sauna']);
const ladle = piece('ladle', 'accessory', 80, ['sauna']);
const stones = piece('stones', 'accessory', 48, ['sauna']);
const timer = piece('timer', 'accessory', 95, ['sauna']);
const robe = piece('robe', 'accessory', 240, ['cotton']);
const steps = piece('steps', 'accessory', 1900, ['cold plunge']);

/** Returns the ids of the related products. */
function related(product: Product, candidates: Product[]) {
  const { alike, accessories } = chooseRelated(product, candidates);
  return { alike: alike.map(({ id }) => id), accessories: accessories.map(({ id }) => id) };
}

/** Returns the ids of the previous and the next product. */
function neighbours(product: Product, candidates: Product[]) {
  const found = chooseRelated(product, candidates).neighbours;
  return found && [found.previous.id, found.next.id];
}

describe('related pieces: a row of the same category, and a row of matching accessories', () => {
  test('four of the same category with the most similar price, and four accessories with the most common tags', () => {
    expect(related(sauna, [...saunas, robe, gauge, ladle, stones, timer, bucket])).toEqual({
      alike: ['sauna-29000', 'sauna-28000', 'sauna-10000', 'sauna-60000'],
      accessories: ['bucket', 'gauge', 'ladle', 'stones'],
    });
  });

  test('accessories without a common tag are left out', () => {
    expect(related(sauna, [...saunas, robe, steps]).accessories).toEqual([]);
  });

  test('the category counts as a tag', () => {
    const plunge = piece('plunge', 'cold_plunge', 9000);
    expect(related(plunge, [steps, bucket])).toEqual({ alike: [], accessories: ['steps'] });
  });

  test('an accessory of the same material that is made for another category is left out, but not from a suite', () => {
    const [infrared, suite] = ['infrared', 'complete_suite'].map((one) => piece(one, one, 30_000, ['cedar']));
    const rail = piece('rail', 'accessory', 1200, ['cedar']);
    expect(related(infrared!, [bucket, rail]).accessories).toEqual(['rail']);
    expect(related(suite!, [bucket, rail]).accessories).toEqual(['bucket', 'rail']);
  });

  test('steps for raised plunges are left out for a sunken one', () => {
    const raisedSteps = piece('steps', 'accessory', 1900, ['raised plunge']);
    const sunken = piece('sunken', 'cold_plunge', 32_600, ['sunken']);
    const raised = piece('raised', 'cold_plunge', 9800, ['raised plunge']);
    expect(related(sunken, [raisedSteps]).accessories).toEqual([]);
    expect(related(raised, [raisedSteps]).accessories).toEqual(['steps']);
  });

  test('the accessories related to an accessory are of its own category', () => {
    expect(related(bucket, [sauna, bucket, robe, ladle])).toEqual({ alike: ['robe', 'ladle'], accessories: [] });
  });

  test('products without a price come last, and no product appears twice', () => {
    const unpriced = piece('unpriced', 'sauna', null);
    const candidates = [unpriced, ...saunas.slice(1, 3), ...saunas.slice(1, 3)];
    expect(related(sauna, candidates).alike).toEqual(['sauna-29000', 'sauna-28000', 'unpriced']);
  });

  test('nothing is related to the only product', () => {
    expect(related(sauna, [sauna])).toEqual({ alike: [], accessories: [] });
  });
});

describe('previous and next piece of the category', () => {
  const [s10, s28, s29, s60, s90] = saunas as [Product, Product, Product, Product, Product];

  test('those before and after it in the list, in a circle', () => {
    expect(neighbours(sauna, [s10, sauna, s28, s29])).toEqual(['sauna-10000', 'sauna-28000']);
    expect(neighbours(sauna, [sauna, s10, bucket, s28])).toEqual(['sauna-28000', 'sauna-10000']);
    expect(neighbours(sauna, [s10, s28, sauna])).toEqual(['sauna-28000', 'sauna-10000']);
  });

  test('none if the list does not contain the product, or if both would be the same one', () => {
    expect(neighbours(sauna, [s10, s28, s29])).toBeNull();
    expect(neighbours(sauna, [sauna, s10])).toBeNull();
  });

  test('they are not among those of the same category, unless fewer than three others are left', () => {
    expect(related(sauna, [s29, sauna, s28, s10, s60, s90]).alike).toEqual([
      'sauna-10000',
      'sauna-60000',
      'sauna-90000',
    ]);
    expect(related(sauna, [s29, sauna, s28, s10, s60]).alike).toEqual([
      'sauna-10000',
      'sauna-60000',
      'sauna-29000',
      'sauna-28000',
    ]);
  });
});
