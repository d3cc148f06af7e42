/** `npm run size`: prints the size of each route's scripts by package, and the route's budget. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { budgets } from './build/budgets.mjs';
import { transferSize, sizeByPackage } from './build/bundleSize.mjs';
import { UserFacingError, rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { inRoot } from './lib/root.mjs';
import { isSiteUpToDate } from './lib/buildHash.mjs';

const bytesFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const printLine = (label, bytes, suffix = '') =>
  console.log(`${label.padEnd(40)}${bytesFormat.format(bytes).padStart(9)}${suffix}`);

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const [siteDir, scriptsFile] = [inRoot('build/site'), inRoot('build/render/scripts.json')];
  if (!existsSync(scriptsFile)) throw new UserFacingError('There is no build: run `npm run build` first.');
  if (!isSiteUpToDate(false)) console.log('The build is out of date: run `npm run build` to update it.\n');

  // Group routes that load the same scripts, so that their sizes by package are printed only once.
  const groups = new Map();
  for (const [route, scripts] of Object.entries(JSON.parse(await readFile(scriptsFile, 'utf8')))) {
    const key = scripts.join();
    groups.set(key, { scripts, routes: [...(groups.get(key)?.routes ?? []), route] });
  }
  console.log('Bytes after Brotli compression. Each package has its share of the files that contain it.\n');
  for (const { scripts, routes } of groups.values()) {
    for (const route of routes) {
      const sizes = await Promise.all(scripts.map((url) => transferSize(siteDir, url)));
      printLine(
        route,
        sizes.reduce((sum, one) => sum + one, 0),
        `  of ${bytesFormat.format(budgets[route])}`,
      );
    }
    for (const [name, bytes] of await sizeByPackage(siteDir, scripts)) printLine(`  ${name}`, bytes);
    console.log('');
  }
});
