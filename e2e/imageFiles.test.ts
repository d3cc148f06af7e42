/** The budget of the rendered pictures, and that the collection has one for each product. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { seedCatalogue } from '../server/database/seed';
import { seedImageManifest } from '../server/database/seed/images';
import { seedImages } from '../server/database/seed/seedImages';

const root = path.resolve(__dirname, '..');
const publicFile = (url: string) => path.join(root, 'public', url);
const seeded = seedCatalogue.map(({ slug, name }) => ({ slug, name, images: seedImages(slug) }));

test('every seeded product has a picture', () => {
  expect(seeded.filter(({ images }) => images.length === 0).map(({ slug }) => slug)).toEqual([]);
});

test('no picture belongs to a product that is not there', () => {
  const slugs = new Set(seedCatalogue.map(({ slug }) => slug));
  expect(Object.keys(seedImageManifest).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('each says what is seen, in other words than the others and in no more than the contract allows', () => {
  const words = seeded.flatMap(({ images }) => images.map(({ alt = '' }) => alt));
  expect(words.filter((alt) => alt.length < 20 || alt.length > 300)).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('each of their files is there', () => {
  const urls = seeded.flatMap(({ images }) =>
    images.flatMap(({ url, sources = [] }) => [url, ...sources.map((one) => one.url)]),
  );
  expect(urls.filter((url) => !existsSync(publicFile(url)))).toEqual([]);
});

describe('light enough to travel', () => {
  test('the pictures together stay under 40 MB', () => {
    const files = readdirSync(publicFile('pictures'), { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(publicFile(`pictures/${file}`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  });

  test('the hero, 1200 pixels wide, is under 120 kB as AVIF', () => {
    expect(statSync(publicFile('pictures/dusk-1200.avif')).size).toBeLessThan(120_000);
  });

  test('what stands there until a picture arrives has less than 400 bytes', () => {
    const pages = readFileSync(path.join(root, 'src/ui/imageManifest.css'), 'utf8').match(/data:[^']+/g) ?? [];
    const products = seeded.flatMap(({ images }) => images.map(({ blur = '' }) => blur));
    expect(pages.length).toBeGreaterThan(0);
    expect([...pages, ...products].filter((address) => address.length >= 400)).toEqual([]);
  });
});
