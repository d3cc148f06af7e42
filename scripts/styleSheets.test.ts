/** Tests rules that all style sheets follow. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const styleSheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** Returns the selectors with `:hover` that are not inside `@media (hover: hover)`, as `file: selector`. */
function unguardedHovers(file: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (prelude.includes(':hover') && !open.includes('@media (hover: hover)')) found.push(`${file}: ${prelude.trim()}`);
    open.push(prelude.trim());
  }
  return found;
}

test('no tap leaves a hover style: each is inside @media (hover: hover)', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(styleSheets.flatMap(unguardedHovers)).toEqual([]);
});
