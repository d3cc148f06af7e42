const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** What e2e opens in a browser is the build: both kinds are made from what stands here now. */
module.exports = async () => {
  const { findChromium } = await import('../lib/chromium.mjs');
  // Jest may be called without scripts/test.mjs before it.
  process.env.CHROMIUM ??= findChromium();
  const build = path.join(__dirname, '../build.mjs');
  for (const flags of [[], ['--development']])
    execFileSync(process.execPath, [build, ...flags], { stdio: 'inherit' });
};
