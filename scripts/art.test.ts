import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pictures } from '../src/ui/storedPictures';

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
  expect(stderr).toBe('There is no scene nowhere.py in art/scenes: write it, or name another.\n');
});

test('every picture that the pages know is there in every width and both formats', () => {
  const names = Object.keys(pictures);
  expect(names).toContain('dusk');
  for (const name of names) {
    const { widths, portrait } = pictures[name]!;
    const files = [...widths.map((width) => `${name}-${width}`), ...(portrait?.widths ?? []).map((width) => `${name}-portrait-${width}`)];
    for (const file of files)
      for (const ending of ['avif', 'webp'])
        expect([file, ending, existsSync(path.join(root, `public/pictures/${file}.${ending}`))]).toEqual([file, ending, true]);
  }
});
