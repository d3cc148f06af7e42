import type { Product } from '../../store/api';
import { matchesSearch, toProductViewModel } from './productViewModel';

const bare: Product = {
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
  version: null,
};

describe('a product in words', () => {
  test("spec §2: default category label 'Wellness', fallback description, price and address of a bare product", () => {
    expect(toProductViewModel(bare)).toMatchObject({
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
  ])('spec §3: category %s reads %s', (category, label) => {
    expect(toProductViewModel({ ...bare, category }).category).toBe(label);
  });

  test('a card prefers the short text, the page the long one', () => {
    const card = toProductViewModel({ ...bare, slug: 'koenigssee', description: 'Long.', shortDescription: 'Short.' });
    expect(card).toMatchObject({ slugOrId: 'koenigssee', summary: 'Short.', description: 'Long.' });
  });
});

describe('spec §5: search matches name, description, tags, case-insensitive, on the client', () => {
  const product = { ...bare, description: 'Cedar from Norway', tags: ['outdoor', 'wood-fired'] };
  test.each([
    ['', true],
    ['   ', true],
    ['KÖNIG', true],
    ['norway', true],
    ['Wood-Fired', true],
    [' cedar ', true],
    ['hemlock', false],
    ['.*', false],
  ])('%j finds it: %s', (search, found) => {
    expect(matchesSearch(product, search)).toBe(found);
  });
});
