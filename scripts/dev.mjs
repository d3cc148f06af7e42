/**
 * `npm run dev`: the site from memory on port 3001, made anew at every change, and the server behind it on PORT
 * (3000), started anew when its own files change. Pages are filled by the browser here, never rendered beforehand.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

function startServer() {
  const tsx = inRoot('node_modules/tsx/dist/cli.mjs');
  const watch = ['watch', '--clear-screen=false', '--include', './server/**/*.sql', inRoot('server/main.ts')];
  const env = { ...process.env, PUBLIC_URL: `http://localhost:${sitePort}` };
  return spawn(process.execPath, [tsx, ...watch], { stdio: 'inherit', env });
}

await runMain(async () => {
  refuseUnknown(process.argv.slice(2), []);
  if (!packagesAreCurrent()) await installPackages();
  const site = await startSite();
  const server = startServer();
  const stop = async () => {
    server.kill('SIGTERM');
    await site.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  server.once('exit', (code) => {
    process.exitCode = code ?? 1;
    void site.stop();
  });
});
