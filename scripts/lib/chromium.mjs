import { findExecutable, isExecutable } from './executable.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium on this machine, or undefined. `CHROMIUM` names one that stands elsewhere.
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : undefined;
  return findExecutable(names, env) ?? macs.find(isExecutable);
}

/**
 * The path of the browser for the tests, or undefined. Chromium's headless shell has the same engine without the windows
 * and services of a browser, and needs a third less CPU time; any other Chromium will do.
 * @param {NodeJS.ProcessEnv} env
 */
export function findTestBrowser(env = process.env) {
  return (env.CHROMIUM ? undefined : findExecutable(['chromium-headless-shell'], env)) ?? findChromium(env);
}

/** No GPU, no sandbox in containers, and no talking to anybody on its own account. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
