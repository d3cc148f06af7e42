import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium on this machine, or undefined. `CHROMIUM` names one that stands elsewhere.
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return runs(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...macs].find(runs);
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
