/** Size budgets of the rendered images, and completeness of the images and drawings of the seeded products. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { seedCatalogue } from '../server/database/seed';
import { seedImageManifest } from '../server/database/seed/images';
import { seedImages } from '../server/database/seed/seedImages';

const root = path.resolve(__dirname, '..');
const publicFile = (url: string) => path.join(root, 'public', url);
const seeded = seedCatalogue.map(({ slug, name }) => ({ slug, name, images: seedImages(slug) }));

test('every seeded product has an image', () => {
  expect(seeded.filter(({ images }) => images.length === 0).map(({ slug }) => slug)).toEqual([]);
});

test('every image belongs to a seeded product', () => {
  const slugs = new Set(seedCatalogue.map(({ slug }) => slug));
  expect(Object.keys(seedImageManifest).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('every image has a unique alternative text, within the length that the contract allows', () => {
  const texts = seeded.flatMap(({ images }) => images.map(({ alt = '' }) => alt));
  expect(texts.filter((alt) => alt.length < 20 || alt.length > 300)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every image file exists', () => {
  const urls = seeded.flatMap(({ images }) =>
    images.flatMap(({ url, sources = [] }) => [url, ...sources.map((one) => one.url)]),
  );
  expect(urls.filter((url) => !existsSync(publicFile(url)))).toEqual([]);
});

/** The drawings of products, by slug. They are ES modules, which Jest does not load, so another process reads them. */
const drawings = () => {
  const code = `Promise.all(require('fs').readdirSync('tools/images/drawings/products').map(async (file) =>
    [file.replace('.mjs', ''), (await import('./tools/images/drawings/products/' + file)).drawing]))
    .then((it) => console.log(JSON.stringify(it)))`;
  const { stdout } = spawnSync(process.execPath, ['--eval', code], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout) as [string, { width: number; height: number; depth: number }][];
};

test("every drawing has the lengths of its product's specification 'Dimensions'", () => {
  const all = drawings();
  expect(all.length).toBeGreaterThan(0);
  for (const [slug, { width, height, depth }] of all) {
    const { Dimensions = '' } = seedCatalogue.find((product) => product.slug === slug)?.specifications ?? {};
    const stated = (Dimensions.match(/\d+/g) ?? []).map(Number);
    expect([slug, [width, height, depth].filter((length) => !stated.includes(length))]).toEqual([slug, []]);
  }
});

test('every seeded sauna, cabin and plunge has a drawing', () => {
  const drawn = drawings().map(([slug]) => slug);
  const built = seedCatalogue.filter(({ category }) => ['sauna', 'infrared', 'cold_plunge'].includes(category));
  expect(built.map(({ slug }) => slug).filter((slug) => !drawn.includes(slug))).toEqual([]);
});

describe('size budgets', () => {
  test('all images together are under 57 MB, of the 60 MB that public may have', () => {
    const files = readdirSync(publicFile('pictures'), { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(publicFile(`pictures/${file}`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(57_000_000);
  });

  test('the AVIF of the hero, 1200 pixels wide, is under 120 kB', () => {
    expect(statSync(publicFile('pictures/dusk-1200.avif')).size).toBeLessThan(120_000);
  });

  test('every placeholder has less than 400 bytes', () => {
    const pages = readFileSync(path.join(root, 'src/ui/imageManifest.css'), 'utf8').match(/data:[^']+/g) ?? [];
    const products = seeded.flatMap(({ images }) => images.map(({ blur = '' }) => blur));
    expect(pages.length).toBeGreaterThan(0);
    expect([...pages, ...products].filter((url) => url.length >= 400)).toEqual([]);
  });
});
