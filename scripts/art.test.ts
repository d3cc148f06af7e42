import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imageManifest, type ImageEntry } from '../src/ui/imageManifest';

const root = path.resolve(__dirname, '..');

const art = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/art.mjs', ...args], { cwd: root, env: { PATH: '' }, encoding: 'utf8' });

test('prints one line on how to install Blender if it is missing', () => {
  const { status, stderr } = art('--draft', '--only', 'dusk');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('install it with `apt-get install')]);
});

test('names the scene if `--only` selects one that does not exist', () => {
  const { status, stderr } = art('--draft', '--only', 'nowhere');
  expect(status).toBe(1);
  expect(stderr).toBe('There is no scene nowhere.py in tools/images/scenes: write it, or name another.\n');
});

/** Returns the files on which the render of a scene with the code `source` depends. */
const importedFiles = (source: string) => {
  const code = `import('./scripts/art/importedFiles.mjs').then((it) => console.log(it.importedFiles(${JSON.stringify(source)}).join()))`;
  return spawnSync(process.execPath, ['--eval', code], { cwd: root, encoding: 'utf8' }).stdout.trim().split(',');
};

test("a product's second view is outdated when the scene of its main image has changed", () => {
  expect(importedFiles("compose_product('are-solo-cabin')")).toEqual(
    expect.arrayContaining([
      'tools/images/scenes/products/are-solo-cabin.py',
      'tools/images/library/cabins.py',
      'tools/images/library/light.py',
    ]),
  );
});

test('a scene is outdated when a module has changed whose import ends in a comment', () => {
  expect(importedFiles('from library import light, stones  # adds its materials')).toContain(
    'tools/images/library/stones.py',
  );
});

test('every image of the manifest exists in each of its widths, as AVIF and as WebP', () => {
  const entries: [string, ImageEntry][] = Object.entries(imageManifest);
  expect(entries.length).toBeGreaterThan(0);
  for (const [name, { widths, portrait }] of entries) {
    const files = [
      ...widths.map((width) => `${name}-${width}`),
      ...(portrait?.widths ?? []).map((width) => `${name}-portrait-${width}`),
    ];
    for (const file of files)
      for (const extension of ['avif', 'webp'])
        expect([file, extension, existsSync(path.join(root, `public/pictures/${file}.${extension}`))]).toEqual([
          file,
          extension,
          true,
        ]);
  }
});

test('every landscape image has a portrait crop for phones, which is taller than wide', () => {
  const entries: [string, ImageEntry][] = Object.entries(imageManifest);
  const landscapes = entries.filter(([, { width, height }]) => width > height);
  expect(landscapes.length).toBeGreaterThan(0);
  for (const [name, { portrait }] of landscapes)
    expect([name, portrait && portrait.height > portrait.width]).toEqual([name, true]);
});

test('every icon of the web app manifest has its stated size, and exactly one is maskable', async () => {
  const { icons } = JSON.parse(readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(path.join(root, 'public', src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('the favicon contains readable images of 16, 32 and 48 pixels', async () => {
  const file = readFileSync(path.join(root, 'public/favicon.ico'));
  const sizes = [];
  // An ICO file starts with a 6-byte header. The last two bytes of the header are the number of images. An entry of
  // 16 bytes for each image follows.
  for (let entry = 6; entry < 6 + 16 * file.readUInt16LE(4); entry += 16) {
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const { width } = await sharp(file.subarray(offset, offset + length)).metadata();
    expect(width).toBe(file.readUInt8(entry));
    sizes.push(width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});
