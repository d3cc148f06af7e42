/**
 * `npm run dev`: the site from memory on port 3001, made anew at every change, and the server behind it on PORT
 * (3000), started anew when its own files change. Pages are filled by the browser here, never rendered beforehand.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { linkedAssets } from './build/bundle.mjs';
import { emptyPage, fill, links } from './build/template.mjs';
import { refuseUnknown, runMain } from './lib/failure.mjs';
import { installPackages, packagesAreCurrent } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';

const sitePort = 3001;
const serverPort = process.env.PORT ?? '3000';

/** Answers what a browser opens as a page: the empty shell, with the links of the latest bundle. */
function pageMiddleware(compiler) {
  let assets = { scripts: [], styles: [], fonts: [] };
  compiler.hooks.done.tap('dev', (stats) => (assets = linkedAssets(stats)));
  return async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    response.type('html').send(emptyPage(fill(template, links(assets))));
  };
}

async function startSite() {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const WebpackDevServer = require('webpack-dev-server');
  const folders = { siteDir: inRoot('build/dev/site'), renderDir: inRoot('build/dev/render') };
  const [browser] = require('../webpack.config.js')({ ...folders, development: true, apiBaseUrl: '', publicUrl: '' });
  const compiler = webpack(browser);
  const devServer = new WebpackDevServer(
    {
      port: sitePort,
      host: '127.0.0.1',
      hot: false,
      setupExitSignals: false,
      devMiddleware: { stats: 'errors-warnings' },
      static: inRoot('public'),
      proxy: [{ context: ['/api', '/uploads'], target: `http://127.0.0.1:${serverPort}` }],
      setupMiddlewares: (before) => [...before, pageMiddleware(compiler)],
    },
    compiler,
  );
  await devServer.start();
  console.log(`The site, made anew at every change: http://localhost:${sitePort}`);
  return devServer;
}

/** The contract's folder, and the server's with all folders in it. */
async function serverFolders() {
  const names = await readdir(inRoot('server'), { recursive: true });
  return [inRoot('contract'), ...new Set(names.map((name) => path.dirname(inRoot('server', name))))];
}

/** Resolves when a file in one of these folders changes, or when the signal aborts. */
function changeIn(folders, signal) {
  return new Promise((resolve) => {
    const done = () => {
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const watchers = folders.map((folder) => watch(folder, done));
    signal.addEventListener('abort', done);
  });
}

/** Runs the server until the signal aborts, and restarts it at every change. One that fails waits for the next change. */
async function runServer(signal) {
  const args = ['--require', inRoot('scripts/typescript.cjs'), inRoot('server/main.ts')];
  const env = { ...process.env, PUBLIC_URL: `http://localhost:${sitePort}` };
  while (!signal.aborted) {
    const change = changeIn(await serverFolders(), signal);
    // In a process group of its own, because a second signal, from the terminal, would mean "at once".
    const server = spawn(process.execPath, args, { stdio: 'inherit', env, detached: process.platform !== 'win32' });
    const ended = once(server, 'exit');
    await change;
    server.kill('SIGTERM');
    await ended;
  }
}

await runMain(async () => {
  refuseUnknown(process.argv.slice(2), []);
  if (!packagesAreCurrent()) await installPackages();
  const site = await startSite();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  await runServer(stopping.signal);
  await site.stop();
});
