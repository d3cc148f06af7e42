import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { hashBuildInputs, SERVER_HASH_FILE } from '../lib/buildHash.mjs';

/** Entry points of the compiled server, by the name of the output file in `build/server`. */
const programs = {
  main: 'server/main.ts',
  backup: 'server/backup/main.ts',
  embeddedWorker: 'server/database/embeddedWorker.ts',
};

/**
 * Defines `require` and `__dirname` in each ES module of the output. The sources use them, because they also run as
 * CommonJS in Jest.
 */
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

const options = {
  absWorkingDir: inRoot(),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  banner: { js: banner },
  logLevel: 'warning',
};

/**
 * Compiles server programs with esbuild: one file for each entry point, and chunks for the code that they share. npm
 * packages are not bundled, because some contain native code. Source maps let stack traces point to the TypeScript.
 * @param {Record<string, string>} entryPoints source paths, by output file name without extension
 * @param {string} outdir the output folder, replaced as a whole once all files have been written
 * @param {Record<string, string>} extra contents of additional files to write into the folder, by file name
 */
async function compile(entryPoints, outdir, extra = {}) {
  const { build } = await import('esbuild');
  const tempDir = `${outdir}.making-${process.pid}`;
  try {
    await mkdir(tempDir, { recursive: true });
    for (const [name, content] of Object.entries(extra)) await writeFile(path.join(tempDir, name), content);
    await build({ ...options, entryPoints, outdir: tempDir });
    await rm(outdir, { recursive: true, force: true });
    await rename(tempDir, outdir);
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Programs that the server's tests run as separate processes, by the name of the output file in `build/testing`. */
const testPrograms = {
  reportContractViolations: 'server/testing/reportContractViolations.ts',
  engineWithFaultyDisk: 'server/testing/engineWithFaultyDisk.ts',
  insertLoop: 'server/testing/insertLoop.ts',
};

/** Compiles the server into `build/server`. */
export const compileServer = () =>
  compile(programs, inRoot('build/server'), { [SERVER_HASH_FILE]: hashBuildInputs('server') });

/**
 * Compiles the server into `build/server` on every change of a source, until the returned function is called. Deletes
 * the build hash first, so that the next `npm start` compiles the server again.
 * @param {() => void} onCompiled called after each compilation without errors
 * @returns {Promise<() => Promise<void>>} a function that stops watching
 */
export async function watchServer(onCompiled) {
  const { context } = await import('esbuild');
  const outdir = inRoot('build/server');
  await rm(path.join(outdir, SERVER_HASH_FILE), { force: true });
  const notify = {
    name: 'notify',
    setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && onCompiled())),
  };
  const buildContext = await context({ ...options, entryPoints: programs, outdir, plugins: [notify] });
  await buildContext.watch();
  return () => buildContext.dispose();
}

/** Compiles the test programs into `build/testing`. */
export const compileTestPrograms = () => compile(testPrograms, inRoot('build/testing'));
