/**
 * `npm run fonts`: cuts the two variable fonts down to what the site sets in them, so that the first page carries
 * little. Writes src/ui/fonts; the result is in the repository, so this runs only when a font or a weight changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { inRoot } from './lib/root.mjs';

/** Latin with its accents and umlauts, and the signs that stand in prices, ranges and quotations. */
const letters =
  Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’‚“”„…•·×−€™‑\u2009\u202f';

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    // The weights and optical sizes that src/ui/tokens.css and its users ask for.
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
    const whole = await readFile(inRoot(`node_modules/${from}`));
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
    await writeFile(inRoot(`src/ui/fonts/${to}`), cut);
    console.log(`${to}: ${whole.length} bytes cut to ${cut.length}`);
  }
});
