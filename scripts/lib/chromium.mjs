import { findExecutable, isExecutable } from './executable.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of Chromium or Chrome: `CHROMIUM` if set, else one from the PATH or from macOS's applications.
 * Returns undefined if there is none.
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : undefined;
  return findExecutable(names, env) ?? macPaths.find(isExecutable);
}

/**
 * Returns the path of the browser for tests, or undefined if there is none. Prefers Chromium's headless shell, which
 * has the same engine but needs a third less CPU time. Falls back to any Chromium.
 * @param {NodeJS.ProcessEnv} env
 */
export function findTestBrowser(env = process.env) {
  return (env.CHROMIUM ? undefined : findExecutable(['chromium-headless-shell'], env)) ?? findChromium(env);
}

/**
 * Command-line flags for Chromium: no GPU, no sandbox (which fails in containers), and no background network requests.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
