import { readContract } from '../http/contract';
import { makeUniqueSlug, slugify } from './slug';

test.each([
  ['Cedar Barrel Sauna', 'cedar-barrel-sauna'],
  ['Königssee Löyly Kübel', 'koenigssee-loeyly-kuebel'],
  ['ÄÖÜ groß, STRASSE', 'aeoeue-gross-strasse'],
  ['A\u0308 written in two characters', 'ae-written-in-two-characters'],
  ["Crème Brûlée à la façon d'Éva", 'creme-brulee-a-la-facon-deva'],
  ['Håkan Bjørn Œuvre Łódź', 'hakan-bjoern-oeuvre-lodz'],
  ['  --- 2 × 3 m² / "Deluxe" --- ', '2-3-m2-deluxe'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['桑拿', 'cold-plunge'],
  ['Сауна', 'cold-plunge'],
  ['🧊🧊', 'cold-plunge'],
  ['00000000-0000-4000-8000-000000000000', 'product-00000000-0000-4000-8000-000000000000'],
])('makes a slug of %s: %s', (name, slug) => {
  expect(slugify(name, 'cold_plunge')).toBe(slug);
});

test('every slug matches the pattern and length in the contract, even with a counter', () => {
  const operation = readContract().operations.find(({ operationId }) => operationId === 'getProductBySlug');
  const [parameter] = (operation as unknown as { parameters: { schema: { pattern: string; maxLength: number } }[] })
    .parameters;
  const { pattern, maxLength } = parameter?.schema ?? { pattern: '', maxLength: 0 };
  for (const name of [
    'ä'.repeat(200),
    `${'a'.repeat(199)} b`,
    '-'.repeat(200),
    'x'.repeat(200),
    '\u{1F9CA}a'.repeat(66),
  ]) {
    const slug = `${slugify(name, 'complete_suite')}-1000000`;
    expect(slug).toMatch(new RegExp(pattern));
    expect(slug.length).toBeLessThanOrEqual(maxLength);
  }
});

test('appends the first free counter to a taken slug', () => {
  expect(makeUniqueSlug('sauna', new Set())).toBe('sauna');
  expect(makeUniqueSlug('sauna', new Set(['sauna-2']))).toBe('sauna');
  expect(makeUniqueSlug('sauna', new Set(['sauna', 'sauna-2', 'sauna-4', 'sauna-large']))).toBe('sauna-3');
});
