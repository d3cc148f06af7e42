/**
 * `npm run build`: bundles the site, writes the marketing pages as HTML, compresses, and swaps the result in.
 * `--development` makes the build that the test of hydration needs; `--force` builds even when nothing changed.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseUnknown, runMain } from './lib/failure.mjs';
import { seconds } from './lib/progress.mjs';
import { buildFolder, buildIsCurrent, inputStamp } from './lib/stamp.mjs';
import { bundle } from './build/bundle.mjs';
import { keepBudgets } from './build/budgets.mjs';
import { compressSite } from './build/compress.mjs';
import { writePages } from './build/pages.mjs';

const args = process.argv.slice(2);
refuseUnknown(args, ['--development', '--force']);
const development = args.includes('--development');

// The stamp goes first and comes last: whoever is interrupted in between builds again.
async function swapIn(made, target, stamp) {
  await rm(path.join(target, '.stamp'), { force: true });
  for (const part of ['site', 'render']) {
    await rm(path.join(made, `old-${part}`), { recursive: true, force: true });
    await rename(path.join(target, part), path.join(made, `old-${part}`)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(path.join(made, part), path.join(target, part));
  }
  await writeFile(path.join(target, '.stamp'), stamp);
}

async function build() {
  const started = Date.now();
  const target = buildFolder(development);
  const made = path.join(target, `.making-${process.pid}`);
  const folders = { siteDir: path.join(made, 'site'), renderDir: path.join(made, 'render') };
  const stamp = inputStamp();
  await mkdir(made, { recursive: true });
  try {
    const assets = await bundle({ ...folders, development });
    const { pages, scripts } = await writePages({ ...folders, assets });
    const compressed = development ? 0 : await compressSite(folders.siteDir);
    if (!development) await keepBudgets(folders.siteDir, scripts);
    await swapIn(made, target, stamp);
    console.log(
      `Built ${pages} pages, compressed ${compressed} files (${seconds(Date.now() - started)} in all)`,
    );
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

await runMain(async () => {
  if (!args.includes('--force') && buildIsCurrent(development)) console.log('The build is up to date');
  else await build();
});
// The render bundle may hold a timer or a socket open; everything is written by now.
process.exit();
