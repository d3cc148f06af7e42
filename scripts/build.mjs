/**
 * `npm run build`: bundles the site, writes the marketing pages as HTML, compresses, and swaps the result in; and compiles
 * the server. `--development` makes only the site that the test of hydration needs; `--server` compiles only the server;
 * `--force` builds even if nothing changed.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { seconds } from './lib/progress.mjs';
import { buildDir, hashBuildInputs, isServerUpToDate, isSiteUpToDate } from './lib/buildHash.mjs';
import { bundle } from './build/bundle.mjs';
import { enforceBudgets } from './build/budgets.mjs';
import { compressSite } from './build/compress.mjs';
import { prerenderPages } from './build/prerender.mjs';
import { compileServer } from './build/server.mjs';

const args = process.argv.slice(2);
rejectUnknownArgs(args, ['--development', '--server', '--force']);
const development = args.includes('--development');
const force = args.includes('--force');

// The hash goes first and comes last: whoever is interrupted in between builds again.
async function swapIn(made, target, hash) {
  await rm(path.join(target, '.hash'), { force: true });
  for (const part of ['site', 'render']) {
    await rm(path.join(made, `old-${part}`), { recursive: true, force: true });
    await rename(path.join(target, part), path.join(made, `old-${part}`)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(path.join(made, part), path.join(target, part));
  }
  await writeFile(path.join(target, '.hash'), hash);
}

async function buildSite() {
  const started = Date.now();
  const target = buildDir(development);
  const made = path.join(target, `.making-${process.pid}`);
  const folders = { siteDir: path.join(made, 'site'), renderDir: path.join(made, 'render') };
  const hash = hashBuildInputs('site');
  await mkdir(made, { recursive: true });
  try {
    const assets = await bundle({ ...folders, development });
    const { pages, scripts } = await prerenderPages({ ...folders, assets });
    const compressed = development ? 0 : await compressSite(folders.siteDir);
    if (!development) await enforceBudgets(folders.siteDir, scripts);
    await swapIn(made, target, hash);
    console.log(`Built ${pages} pages, compressed ${compressed} files (${seconds(Date.now() - started)} in all)`);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function buildServer() {
  const started = Date.now();
  await compileServer();
  console.log(`Compiled the server (${seconds(Date.now() - started)})`);
}

await runMain(async () => {
  const site = !args.includes('--server') && (force || !isSiteUpToDate(development));
  const server = !development && (force || !isServerUpToDate());
  if (server) await buildServer();
  if (site) await buildSite();
  if (!site && !server) console.log('The build is up to date');
});
// The render bundle may hold a timer or a socket open; everything is written by now.
process.exit();
