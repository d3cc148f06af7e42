const { execFileSync } = require('node:child_process');
const path = require('node:path');

const compiledServer = require('./compiledServer.cjs');

/**
 * Compiles the server and builds the site, in production and development mode, from the current sources for e2e tests.
 */
module.exports = async () => {
  await compiledServer();
  // Set CHROMIUM if Jest was started directly. Otherwise scripts/test.mjs has already set it.
  const { findTestBrowser } = await import('../lib/chromium.mjs');
  process.env.CHROMIUM ??= findTestBrowser() ?? '';
  const build = path.join(__dirname, '../build.mjs');
  for (const flags of [[], ['--development']]) {
    execFileSync(process.execPath, [build, ...flags], { stdio: 'inherit' });
  }
};
