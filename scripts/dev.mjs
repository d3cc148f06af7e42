/**
 * `npm run dev`: serves the site from memory on port 3001 and rebuilds it on every change. Runs the server on PORT
 * (3000 by default) and restarts it when its sources change. Pages are rendered by the browser only, never prerendered.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { collectAssets } from './build/bundle.mjs';
import { withConsultations } from './build/consultationPages.mjs';
import { watchServer } from './build/server.mjs';
import { assetTags, fillTemplate, shellHtml } from './build/template.mjs';
import { compiledServer } from './lib/compiledServer.mjs';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { installDependencies, areDependenciesInstalled } from './lib/dependencies.mjs';
import { inRoot } from './lib/root.mjs';

const sitePort = 3001;
const serverPort = process.env.PORT ?? '3000';

/** Makes the middleware that responds to page requests with the empty shell, which links the latest bundle. */
function pageMiddleware(compiler) {
  let assets = { scripts: [], styles: [], fonts: [], wideScreenFonts: [] };
  compiler.hooks.done.tap('dev', (stats) => (assets = collectAssets(stats)));
  return async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    const shell = shellHtml(fillTemplate(template, assetTags(assets)));
    response.type('html').send(process.env.CONSULTATIONS === 'on' ? withConsultations(shell) : shell);
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
      // Turn off folder listings, because a listing of `public` would replace the home page.
      static: { directory: inRoot('public'), serveIndex: false },
      proxy: [{ context: ['/api', '/uploads'], target: `http://127.0.0.1:${serverPort}` }],
      setupMiddlewares: (middlewares) => [...middlewares, pageMiddleware(compiler)],
    },
    compiler,
  );
  await devServer.start();
  console.log(`The site, rebuilt on every change: http://localhost:${sitePort}`);
  return devServer;
}

/**
 * Runs the server, and compiles and restarts it on every change of its sources. If the server exits by itself, it is
 * not restarted until the next change, so that its error message stays readable. Returns a function that stops
 * everything.
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
    // Only one process may use the data folder, so the old server must have exited before the new one starts.
    await stop();
    // Start the server in a separate process group (`detached`), so that Ctrl-C signals only this script, which then
    // sends SIGTERM. The server takes a second signal as a request to stop immediately.
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
  const stopAll = () => Promise.all([stopServer(), site.stop()]).then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll());
});
