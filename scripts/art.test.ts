import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imageManifest, type ImageEntry } from '../src/ui/imageManifest';

const root = path.resolve(__dirname, '..');

const art = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/art.mjs', ...args], { cwd: root, env: { PATH: '' }, encoding: 'utf8' });

test('without Blender it says in one line how to get it', () => {
  const { status, stderr } = art('--draft', '--only', 'dusk');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('install it with `apt-get install')]);
});

test('a scene that is not there is named', () => {
  const { status, stderr } = art('--draft', '--only', 'nowhere');
  expect(status).toBe(1);
  expect(stderr).toBe('There is no scene nowhere.py in tools/images/scenes: write it, or name another.\n');
});

test('every picture that the pages know is there in every width and both formats', () => {
  const entries: [string, ImageEntry][] = Object.entries(imageManifest);
  expect(entries.length).toBeGreaterThan(0);
  for (const [name, { widths, portrait }] of entries) {
    const files = [
      ...widths.map((width) => `${name}-${width}`),
      ...(portrait?.widths ?? []).map((width) => `${name}-portrait-${width}`),
    ];
    for (const file of files)
      for (const ending of ['avif', 'webp'])
        expect([file, ending, existsSync(path.join(root, `public/pictures/${file}.${ending}`))]).toEqual([
          file,
          ending,
          true,
        ]);
  }
});

test('phones get another view of the hero, taller than wide', () => {
  const { width, height } = imageManifest.dusk.portrait;
  expect(height).toBeGreaterThan(width);
  expect(Object.keys(imageManifest)).not.toContain('dusk-portrait');
});

test('every icon that the manifest names is there in its size, one of them for a mask', async () => {
  const { icons } = JSON.parse(readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(path.join(root, 'public', src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('the favicon holds 16, 32 and 48 pixels, each a picture that can be read', async () => {
  const file = readFileSync(path.join(root, 'public/favicon.ico'));
  const sizes = [];
  for (let line = 6; line < 6 + 16 * file.readUInt16LE(4); line += 16) {
    const [length, offset] = [file.readUInt32LE(line + 8), file.readUInt32LE(line + 12)];
    const { width } = await sharp(file.subarray(offset, offset + length)).metadata();
    expect(width).toBe(file.readUInt8(line));
    sizes.push(width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});
