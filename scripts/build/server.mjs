import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { hashBuildInputs, SERVER_HASH_FILE } from '../lib/buildHash.mjs';

/** The programs of the compiled server, by the name of their file in `build/server`. */
const programs = {
  main: 'server/main.ts',
  backup: 'server/backup/main.ts',
  embeddedWorker: 'server/database/embeddedWorker.ts',
};

/** Defines CommonJS's `require` and `__dirname` in each output module: the sources use them, and run as CommonJS in Jest. */
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
 * Compiles programs of the server for Node: one file each, and chunks for the code that they share. Packages stay
 * imports, because some bring native code, and source maps lead stack traces back to the TypeScript.
 * @param {Record<string, string>} entryPoints file names without extension, and the sources
 * @param {string} outdir the folder for the output; it is replaced once everything is written
 * @param {Record<string, string>} extra further files to write beside the output, by name
 */
export async function compile(entryPoints, outdir, extra = {}) {
  const { build } = await import('esbuild');
  const made = `${outdir}.making-${process.pid}`;
  try {
    await mkdir(made, { recursive: true });
    for (const [name, content] of Object.entries(extra)) await writeFile(path.join(made, name), content);
    await build({ ...options, entryPoints, outdir: made });
    await rm(outdir, { recursive: true, force: true });
    await rename(made, outdir);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** Programs that tests of the server run as processes of their own, by the name of their file in `build/testing`. */
const testPrograms = {
  complainOfAnswers: 'server/testing/reportContractViolations.ts',
  engineOnBadDisk: 'server/testing/engineWithFaultyDisk.ts',
  insertForever: 'server/testing/insertLoop.ts',
};

/** Compiles the server into `build/server`. */
export const compileServer = () =>
  compile(programs, inRoot('build/server'), { [SERVER_HASH_FILE]: hashBuildInputs('server') });

/**
 * Compiles the server into `build/server` at every change of a source, until the returned function is called. The stamp
 * is removed first, so that `npm start` compiles again.
 * @param {() => void} compiled called after each compilation without errors
 * @returns {Promise<() => Promise<void>>}
 */
export async function watchServer(compiled) {
  const { context } = await import('esbuild');
  const outdir = inRoot('build/server');
  await rm(path.join(outdir, SERVER_HASH_FILE), { force: true });
  const tell = { name: 'tell', setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && compiled())) };
  const watching = await context({ ...options, entryPoints: programs, outdir, plugins: [tell] });
  await watching.watch();
  return () => watching.dispose();
}

/** Compiles the test programs into `build/testing`. */
export const compileTestPrograms = () => compile(testPrograms, inRoot('build/testing'));
