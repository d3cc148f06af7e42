/**
 * `npm run fonts`: writes the web fonts to src/ui/fonts, and the stylesheet that declares them to src/ui/fonts.css. Both
 * are in the repository: run this only after a font, a weight or the list of characters has changed.
 *
 * The serif is cut to static instances of its variable font, each a tenth of its bytes. The characters that the site's
 * own texts use are in files that pages preload. The other characters, of a name or a note, are in files that browsers
 * load only if such a character occurs on the page. Each weight of a family needs faces for all characters: browsers use
 * only the faces whose weight matches best, even for characters that only the others contain.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { inRoot } from './lib/root.mjs';

/** Returns the characters from one code point to another, both included. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * The characters of the site's own texts and of the collection's names: ASCII without characters that only code uses,
 * German and the commonest other letters with marks, and punctuation.
 */
const common = [
  ...range(0x20, 0x7e).filter((character) => !/[#$*<=>[\\\]^_`{|}~]/.test(character)),
  ...Array.from('ÄÖÜäöüßéèÅåØøâêë–—‘’“”…·×°²§©€\u00a0\u2009\u2011\u202f'),
];

/** The other characters of western European languages, as far as the fonts have them. */
const rare = [...range(0x20, 0xff), ...Array.from('ıŒœ‚„•™−')].filter((character) => !common.includes(character));

/** The variable fonts. `axis` is the part of the file names that says which axes a file has besides the weight. */
const fonts = {
  serif: { name: 'newsreader', axis: 'opsz', rareAxes: { wght: 365, opsz: 32 } },
  sans: { name: 'instrument-sans', axis: 'wght', rareAxes: { wght: 400 } },
};

/**
 * The files of common characters. `file` is the name in src/ui/fonts, `weight` the `font-weight` that they serve. The
 * display font has no file of rare characters, so `font-family` lists 'Newsreader' after it as a fallback.
 */
const cuts = [
  // One static cut for text and headings: its optical size is between a product's name and a phone's headline.
  { family: 'Newsreader', font: 'serif', file: 'newsreader', axes: { wght: 365, opsz: 32 }, weight: '400', rare: true },
  // The static cut of large headlines on wide screens.
  {
    family: 'Newsreader Display',
    font: 'serif',
    file: 'newsreader-display',
    axes: { wght: 345, opsz: 72 },
    weight: '400',
    rare: false,
  },
  // Two static files have 21 kB, and one variable font 17 kB. But only the admin panel loads the second file.
  { family: 'Instrument Sans', font: 'sans', file: 'instrument-sans', axes: { wght: 400 }, weight: '400', rare: true },
  {
    family: 'Instrument Sans',
    font: 'sans',
    file: 'instrument-sans-medium',
    axes: { wght: 500 },
    weight: '500',
    rare: true,
    // The panel's tables need this font only after the first paint, when an optional font would never be used.
    display: 'swap',
  },
];

const header = `/*
 * Written by \`npm run fonts\`: change scripts/fonts.mjs instead.
 *
 * Newsreader (The Newsreader Project Authors) and Instrument Sans (The Instrument Sans Project Authors), both under the
 * SIL Open Font License 1.1.
 *
 * \`font-display: optional\` avoids layout shifts: a font that loads too late for the first paint is not used on that
 * page. After the first navigation, the page uses the '… Late' families: the same files with \`font-display: swap\`
 * (src/app/DeferredFonts.tsx). Only the medium weight, which the admin panel alone uses, swaps on the first page, too.
 */
`;

/** Returns a CSS \`unicode-range\`. Consecutive characters become one range. */
function unicodeRange(characters) {
  const ranges = [];
  for (const code of characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

const fontFace = ({ family, url, weight, display, characters }) => `@font-face {
  font-family: '${family}';
  src: url('${url}') format('woff2');
  font-weight: ${weight};
  font-display: ${display};
  unicode-range: ${characters};
}
`;

async function writeSubset(source, file, characters, axes) {
  const font = await subsetFont(source, characters.join(''), { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(inRoot(`src/ui/fonts/${file}.woff2`), font);
  console.log(`${file}.woff2: ${source.length} bytes cut to ${font.length}`);
}

/** Writes the files of one variable font. Returns the source and character range of its faces for rare characters. */
async function writeFont(key) {
  const { name, axis, rareAxes } = fonts[key];
  const folder = `@fontsource-variable/${name}`;
  const source = await readFile(inRoot(`node_modules/${folder}/files/${name}-latin-${axis}-normal.woff2`));
  const { 'latin-ext': extendedRange } = JSON.parse(await readFile(inRoot(`node_modules/${folder}/unicode.json`)));
  for (const { font, file, axes } of cuts) if (font === key) await writeSubset(source, file, common, axes);
  await writeSubset(source, `${name}-rare`, rare, rareAxes);
  return [
    { url: `./fonts/${name}-rare.woff2`, characters: unicodeRange(rare) },
    // Use the complete variable font for the letters of central European languages, because few pages contain them.
    { url: `${folder}/files/${name}-latin-ext-${axis}-normal.woff2`, characters: extendedRange.replaceAll(',', ', ') },
  ];
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const rareFaces = { serif: await writeFont('serif'), sans: await writeFont('sans') };
  const faces = cuts.flatMap(({ family, font, file, weight, rare: hasRare, display = 'optional' }) =>
    [{ url: `./fonts/${file}.woff2`, characters: unicodeRange(common) }, ...(hasRare ? rareFaces[font] : [])].map(
      (face) => ({ ...face, family, weight, display }),
    ),
  );
  const css = faces.flatMap((face) => [
    fontFace(face),
    fontFace({ ...face, family: `${face.family} Late`, display: 'swap' }),
  ]);
  await writeFile(inRoot('src/ui/fonts.css'), [header, ...css].join('\n'));
});
