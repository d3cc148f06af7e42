import { cp, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { publicUrl } from '../lib/publicUrl.mjs';

const require = createRequire(import.meta.url);

// Turn off Browserslist's reminders to update its browser data, because the lock file pins the data's version.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = 'true';
process.env.BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA = 'true';

/** Matches the fonts (`npm run fonts`) that every page preloads. The others are for rare characters and the panel. */
const preloadedFont = /^assets\/(?:newsreader|instrument-sans)\.[0-9a-f]+\.woff2$/;
/** Matches the font of large headlines, which only wide screens use (src/ui/tokens.css). */
const wideScreenFont = /^assets\/newsreader-display\.[0-9a-f]+\.woff2$/;

/**
 * Returns the URLs of the assets that pages must link, from webpack's stats of the browser bundle.
 *
 * - `scripts`, `styles`, `fonts`, `wideScreenFonts`: linked by every page.
 * - `chunks`: the scripts and stylesheets of each lazy chunk, including shared ones, by chunk name.
 * - `boot`: the script that server-rendered pages run before the first paint. It loads their other scripts later.
 * - `signedInHint`: the script that pages for signed-in users run before the first paint.
 * @returns {{ boot: string, signedInHint: string, scripts: string[], styles: string[], fonts: string[],
 *   wideScreenFonts: string[], chunks: Map<string, { scripts: string[], styles: string[] }> }}
 */
export function collectAssets({ compilation }) {
  const filesOf = (group, extension) => group.getFiles().filter((file) => file.endsWith(extension));
  const entry = (name, extension) => filesOf(compilation.entrypoints.get(name), extension);
  const toUrls = (files) => files.map((file) => `/${file}`);
  // Sorted, because webpack lists assets in another order if it reads them from its cache.
  const matching = (pattern) =>
    toUrls(
      Object.keys(compilation.assets)
        .filter((file) => pattern.test(file))
        .sort(),
    );
  const lazy = [...compilation.chunkGroups].filter((group) => !group.isInitial());
  // The last chunk of a webpack chunk group is the lazily imported one. The group's other chunks contain the modules
  // that the last chunk shares with other groups.
  const chunks = lazy.map((group) => [
    String(group.chunks.at(-1).id),
    { scripts: toUrls(filesOf(group, '.js')), styles: toUrls(filesOf(group, '.css')) },
  ]);
  return {
    boot: toUrls(entry('boot', '.js'))[0],
    signedInHint: toUrls(entry('signedInHint', '.js'))[0],
    scripts: toUrls(['react', 'libraries', 'main'].flatMap((name) => entry(name, '.js'))),
    styles: toUrls(entry('main', '.css')),
    fonts: matching(preloadedFont),
    wideScreenFonts: matching(wideScreenFont),
    chunks: new Map(chunks),
  };
}

async function copyPublic(siteDir) {
  if (!existsSync(inRoot('public'))) return;
  const reserved = new Set(['assets', 'index.html', 'shell.html', '404.html']);
  const clash = (await readdir(inRoot('public'))).find((name) => reserved.has(name));
  if (clash) throw new UserFacingError(`public/${clash} would be overwritten by the build: rename it.`);
  // Keep the modification times, because ETags derive from them: browsers then need not fetch unchanged files again.
  await cp(inRoot('public'), siteDir, { recursive: true, preserveTimestamps: true });
}

/**
 * Copies `public/` into `siteDir` and builds the browser bundle there. Builds the render bundle in `renderDir`.
 * @returns {Promise<ReturnType<typeof collectAssets>>} the assets that pages link
 * @throws {UserFacingError} if webpack reports an error or a warning
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

  let progress = 0;
  const line = progressLine('Building the site', () => `${Math.round(progress * 100)} %`);
  const compiler = webpack(configurations);
  new webpack.ProgressPlugin((fraction) => (progress = fraction)).apply(compiler);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    // webpack writes its cache to disk when the compiler is closed.
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
      throw new UserFacingError('The site could not be built: fix the errors above and run `npm run build` again.');
    }
    line.done('Built the bundles');
    return collectAssets(stats.stats.find(({ compilation }) => compilation.name === 'browser'));
  } finally {
    line.clear();
  }
}
