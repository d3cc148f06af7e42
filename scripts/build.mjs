/**
 * `npm run build`: builds the site and compiles the server, each only if its inputs have changed. The site is bundled,
 * its static pages are prerendered, and its files are compressed in advance.
 *
 * - `--development` builds only the site, with React's development build, for e2e/hydration.test.ts.
 * - `--server` compiles only the server.
 * - `--force` builds even if nothing has changed.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { seconds } from './lib/progress.mjs';
import { buildDir, hashBuildInputs, isServerUpToDate, isSiteUpToDate } from './lib/buildHash.mjs';
import { bundle } from './build/bundle.mjs';
import { enforceBudgets } from './build/budgets.mjs';
import { compressSite } from './build/compress.mjs';
import { writeConsultationPages } from './build/consultationPages.mjs';
import { prerenderPages } from './build/prerender.mjs';
import { compileServer } from './build/server.mjs';

const args = process.argv.slice(2);
rejectUnknownArgs(args, ['--development', '--server', '--force']);
const development = args.includes('--development');
const force = args.includes('--force');

/**
 * Replaces the site and the renderer in `target` with those in `outputDir`. Deletes the build hash first and writes it
 * last, so that an interrupted build counts as out of date.
 */
async function replaceBuild(outputDir, target, hash) {
  await rm(path.join(target, '.hash'), { force: true });
  for (const part of ['site', 'render', 'consultations']) {
    await rm(path.join(outputDir, `old-${part}`), { recursive: true, force: true });
    await rename(path.join(target, part), path.join(outputDir, `old-${part}`)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(path.join(outputDir, part), path.join(target, part));
  }
  await writeFile(path.join(target, '.hash'), hash);
}

async function buildSite() {
  const started = Date.now();
  const target = buildDir(development);
  const outputDir = path.join(target, `.making-${process.pid}`);
  const folders = { siteDir: path.join(outputDir, 'site'), renderDir: path.join(outputDir, 'render') };
  const consultationsDir = path.join(outputDir, 'consultations');
  const hash = hashBuildInputs('site');
  await mkdir(outputDir, { recursive: true });
  try {
    const assets = await bundle({ ...folders, development });
    const { pages, scripts } = await prerenderPages({ ...folders, assets });
    // Another provider cannot choose the pages, so the setting of the build decides.
    const { API_BASE_URL, CONSULTATIONS } = process.env;
    if (API_BASE_URL && CONSULTATIONS === 'on') await writeConsultationPages(folders.siteDir, folders.siteDir);
    await writeConsultationPages(folders.siteDir, consultationsDir);
    const compressed = development ? 0 : await compressSite(folders.siteDir);
    if (!development) await compressSite(consultationsDir);
    if (!development) await enforceBudgets(folders.siteDir, scripts);
    await replaceBuild(outputDir, target, hash);
    console.log(`Built ${pages} pages, compressed ${compressed} files (${seconds(Date.now() - started)} in total)`);
  } finally {
    await rm(outputDir, { recursive: true, force: true });
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
// Exits explicitly, because the render bundle may keep timers or sockets open. All files have been written by now.
process.exit();
