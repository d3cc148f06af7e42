const { execFileSync } = require('node:child_process');
const path = require('node:path');

const compiledServer = require('./compiledServer.cjs');

/** What e2e opens in a browser is the build: both kinds are made from what stands here now. */
module.exports = async () => {
  await compiledServer();
  // Whoever calls Jest without scripts/test.mjs has not looked for the browser yet.
  const { findTestBrowser } = await import('../lib/chromium.mjs');
  process.env.CHROMIUM ??= findTestBrowser() ?? '';
  const build = path.join(__dirname, '../build.mjs');
  for (const flags of [[], ['--development']]) {
    execFileSync(process.execPath, [build, ...flags], { stdio: 'inherit' });
  }
};
