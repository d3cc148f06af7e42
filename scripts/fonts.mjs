/**
 * `npm run fonts`: writes subsets of the two variable fonts to src/ui/fonts. The subsets contain only the characters,
 * weights and optical sizes that the site uses, so that the first page loads less. They are in the repository:
 * run this only after a font or a weight has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { inRoot } from './lib/root.mjs';

/** The characters in the subsets: Latin with diacritics, and the punctuation of prices, ranges and quotations. */
const characters =
  Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’‚“”„…•·×−€™‑\u2009\u202f';

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    // The weights and optical sizes that the stylesheets use (src/ui/tokens.css).
    variationAxes: { wght: { min: 330, max: 400 }, opsz: { min: 14, max: 72 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 500 } },
  },
];

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  for (const { from, to, variationAxes } of fonts) {
    const fullFont = await readFile(inRoot(`node_modules/${from}`));
    const subset = await subsetFont(fullFont, characters, { targetFormat: 'woff2', variationAxes });
    await writeFile(inRoot(`src/ui/fonts/${to}`), subset);
    console.log(`${to}: ${fullFont.length} bytes cut to ${subset.length}`);
  }
});
