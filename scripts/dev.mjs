/**
 * `npm run dev`: the site from memory on port 3001, made anew at every change, and the server behind it on PORT
 * (3000), started anew when its own files change. Pages are filled by the browser here, never rendered beforehand.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { collectAssets } from './build/bundle.mjs';
import { watchServer } from './build/server.mjs';
import { shellHtml, fillTemplate } from './build/template.mjs';
import { compiledServer } from './lib/compiledServer.mjs';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { installDependencies, areDependenciesInstalled } from './lib/dependencies.mjs';
import { inRoot } from './lib/root.mjs';

const sitePort = 3001;
const serverPort = process.env.PORT ?? '3000';

/** Answers what a browser opens as a page: the empty shell, with the links of the latest bundle. */
function pageMiddleware(compiler) {
  let assets = { scripts: [], styles: [], fonts: [] };
  compiler.hooks.done.tap('dev', (stats) => (assets = collectAssets(stats)));
  return async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    response.type('html').send(shellHtml(fillTemplate(template, assetTags(assets))));
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

/**
 * Runs the server, compiled anew and restarted at each change of its sources. One that ends by itself stays ended until
 * the next change, so that its error can be read. The data folder has one owner, so the old one must be gone first.
 */
async function startServer() {
  const env = { ...process.env, PUBLIC_URL: `http://localhost:${sitePort}` };
  let server;
  let restarting = Promise.resolve();
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const restart = async () => {
    await stop();
    // A process group of its own: Ctrl-C must not reach it beside our SIGTERM, for the second signal means "at once".
    server = spawn(process.execPath, compiledServer('main'), {
      stdio: 'inherit',
      env,
      detached: process.platform !== 'win32',
    });
  };
  const stopWatching = await watchServer(() => (restarting = restarting.then(restart)));
  return async () => {
    await stopWatching();
    await restarting;
    await stop();
  };
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  if (!areDependenciesInstalled()) await installDependencies();
  const site = await startSite();
  const stopServer = await startServer();
  const stop = () => Promise.all([stopServer(), site.stop()]).then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
});
