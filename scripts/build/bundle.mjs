import { cp, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { publicUrl } from '../lib/publicUrl.mjs';

const require = createRequire(import.meta.url);

// A reminder to update its table of browsers; the lock file decides that, not the calendar.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = 'true';
process.env.BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA = 'true';

/** The fonts of every page, cut to size (`npm run fonts`); the whole ones come only for rare letters. */
const cutFont = /^assets\/(?:newsreader|instrument-sans)\.[0-9a-f]+\.woff2$/;

/**
 * What pages of a browser's bundle link: `scripts`, `styles` and `fonts` at once, and the scripts of each lazy part, with
 * those that it shares with others, by the part's name. In a page that was rendered before it arrives `session` runs before
 * the first paint, and `wake` brings the scripts.
 * @returns {{ signedInHint: string, hydrationLoader: string, scripts: string[], styles: string[], fonts: string[], chunks: Map<string, string[]> }}
 */
export function collectAssets({ compilation }) {
  const filesOf = (group, extension) => group.getFiles().filter((file) => file.endsWith(extension));
  const entry = (name, extension) => filesOf(compilation.entrypoints.get(name), extension);
  const addresses = (files) => files.map((file) => `/${file}`);
  const lazy = [...compilation.chunkGroups].filter((group) => !group.isInitial());
  // A group's last chunk is what was asked for; the ones before it hold what it shares.
  const chunks = lazy.map((group) => [String(group.chunks.at(-1).id), addresses(filesOf(group, '.js'))]);
  return {
    signedInHint: addresses(entry('signedInHint', '.js'))[0],
    hydrationLoader: addresses(entry('hydrationLoader', '.js'))[0],
    scripts: addresses([...entry('react', '.js'), ...entry('main', '.js')]),
    styles: addresses(entry('main', '.css')),
    fonts: addresses(Object.keys(compilation.assets).filter((file) => cutFont.test(file))),
    chunks: new Map(chunks),
  };
}

async function copyPublic(siteDir) {
  if (!existsSync(inRoot('public'))) return;
  const taken = new Set(['assets', 'index.html', 'shell.html', '404.html']);
  const clash = (await readdir(inRoot('public'))).find((name) => taken.has(name));
  if (clash) throw new UserFacingError(`public/${clash} would be overwritten by the build: give it another name.`);
  // With their times, which the ETags are made of: what has not changed is not fetched again after a build.
  await cp(inRoot('public'), siteDir, { recursive: true, preserveTimestamps: true });
}

/**
 * Makes the browser's bundle in `siteDir` (with `public/` beside it) and the renderer's in `renderDir`.
 * @returns {Promise<ReturnType<typeof collectAssets>>} what the pages link
 */
export async function bundle({ siteDir, renderDir, development }) {
  const webpack = require('webpack');
  const configurations = require('../../webpack.config.js')({
    siteDir,
    renderDir,
    development,
    apiBaseUrl: process.env.API_BASE_URL ?? '',
    publicUrl: publicUrl(),
  });
  await copyPublic(siteDir);

  let share = 0;
  const line = progressLine('Building the site', () => `${Math.round(share * 100)} %`);
  const compiler = webpack(configurations);
  new webpack.ProgressPlugin((part) => (share = part)).apply(compiler);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    // Closing is what stores webpack's cache.
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors() || stats.hasWarnings()) {
      line.clear();
      console.error(
        stats.toString({
          all: false,
          errors: true,
          warnings: true,
          errorDetails: false,
          colors: process.stdout.isTTY,
        }),
      );
      throw new UserFacingError('The site could not be built: mend what is named above and run `npm run build` again.');
    }
    line.done('The bundles are built');
    return collectAssets(stats.stats.find(({ compilation }) => compilation.name === 'browser'));
  } finally {
    line.clear();
  }
}
