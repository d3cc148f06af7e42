import type { Product } from '../../store/api';
import { matchesSearch, toProductViewModel } from './productViewModel';

const minimal: Product = {
  id: '7',
  slug: null,
  name: 'Königssee',
  description: null,
  shortDescription: null,
  category: null,
  tags: [],
  price: { amount: null, onRequest: false },
  images: [],
  createdAt: null,
  status: null,
  specifications: null,
  version: null,
};

describe('toProductViewModel', () => {
  test("spec §2: default category label 'Wellness' and other fallbacks for a product with only id and name", () => {
    expect(toProductViewModel(minimal)).toMatchObject({
      slugOrId: '7',
      category: 'Wellness',
      summary: 'Premium wellness installation for your home sanctuary.',
      description: 'Premium wellness installation for your home sanctuary.',
      price: 'Price on Request',
      placeholder: 'accessory',
    });
  });

  test.each([
    ['sauna', 'Traditional Sauna'],
    ['infrared', 'Infrared Therapy'],
    ['cold_plunge', 'Cold Plunge'],
    ['complete_suite', 'Complete Suite'],
    ['accessory', 'Accessory'],
    ['consultation', 'Consultation'],
    ['steam', 'Wellness'],
  ])('spec §3: category %s has the label %s', (category, label) => {
    expect(toProductViewModel({ ...minimal, category }).category).toBe(label);
  });

  test('summary is the short description if there is one, description the long one', () => {
    const card = toProductViewModel({
      ...minimal,
      slug: 'koenigssee',
      description: 'Long.',
      shortDescription: 'Short.',
    });
    expect(card).toMatchObject({ slugOrId: 'koenigssee', summary: 'Short.', description: 'Long.' });
  });
});

describe('spec §5: search matches name, description, tags, case-insensitive, on the client', () => {
  const product = { ...minimal, description: 'Cedar from Norway', tags: ['outdoor', 'wood-fired'] };
  test.each([
    ['', true],
    ['   ', true],
    ['KÖNIG', true],
    ['norway', true],
    ['Wood-Fired', true],
    [' cedar ', true],
    ['hemlock', false],
    ['.*', false],
  ])('matchesSearch with %j returns %s', (search, found) => {
    expect(matchesSearch(product, search)).toBe(found);
  });
});
