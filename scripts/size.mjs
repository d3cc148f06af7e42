/** `npm run size`: what each route of the built site carries in scripts, by package, beside its budget. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { budgets } from './build/budgets.mjs';
import { transferSize, sizeByPackage } from './build/bundleSize.mjs';
import { UserFacingError, rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { inRoot } from './lib/root.mjs';
import { isSiteUpToDate } from './lib/buildHash.mjs';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const line = (text, bytes, more = '') => console.log(`${text.padEnd(40)}${number.format(bytes).padStart(9)}${more}`);

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const [siteDir, list] = [inRoot('build/site'), inRoot('build/render/scripts.json')];
  if (!existsSync(list)) throw new UserFacingError('There is no build to look into: run `npm run build` first.');
  if (!isSiteUpToDate(false)) console.log('The build is older than what stands here: `npm run build` makes it anew.\n');

  const routes = new Map();
  for (const [route, scripts] of Object.entries(JSON.parse(await readFile(list, 'utf8')))) {
    const same = scripts.join();
    routes.set(same, { scripts, routes: [...(routes.get(same)?.routes ?? []), route] });
  }
  console.log('Bytes of brotli; a package has its share of the files that it stands in.\n');
  for (const { scripts, routes: alike } of routes.values()) {
    for (const route of alike) {
      const sizes = await Promise.all(scripts.map((address) => transferSize(siteDir, address)));
      line(
        route,
        sizes.reduce((sum, one) => sum + one, 0),
        `  of ${number.format(budgets[route])}`,
      );
    }
    for (const [name, bytes] of await sizeByPackage(siteDir, scripts)) line(`  ${name}`, bytes);
    console.log('');
  }
});
