/**
 * `npm run browsers`: the main walk through the real shop in Firefox and in WebKit. (Chromium walks in e2e.) Installs
 * nothing; a browser that is missing, or that fails, makes it exit with 1.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openFirefox } from './browsers/firefox.mjs';
import { smokeTestSteps } from './browsers/smokeTest.mjs';
import { openWebKit } from './browsers/webkit.mjs';
import { rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { seconds } from './lib/progress.mjs';
import { findExecutable } from './lib/executable.mjs';
import { startTemporaryServer } from './lib/temporaryServer.mjs';

const browsers = [
  {
    name: 'Firefox',
    needs: () => ({ firefox: process.env.FIREFOX || findExecutable(['firefox-esr', 'firefox']) }),
    install: 'apt-get install firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    needs: () => ({
      driver: findExecutable(['WebKitWebDriver']),
      display: findExecutable(['Xvfb']),
    }),
    install: 'apt-get install webkit2gtk-driver xvfb',
    open: openWebKit,
  },
];

/** Those that are here, each with the paths of its programs; one line for each that is not. */
function present() {
  return browsers.flatMap(({ name, needs, install, open }) => {
    const programs = needs();
    if (Object.values(programs).every(Boolean)) return [{ name, open: () => open(programs) }];
    console.log(`${name} is missing: get it with \`${install}\`.`);
    return [];
  });
}

/** Walks through one browser, a line for each step. Gives whether it came to the end. */
async function tryOut({ name, open }, origin) {
  const say = (step, outcome) => console.log(`${name.padEnd(9)}${step.padEnd(50)}${outcome}`);
  const driver = await open().catch((error) => {
    say('opens', `FAILED  ${firstLine(error)}`);
  });
  if (!driver) return false;
  try {
    for (const [step, work] of smokeTestSteps(driver, origin)) {
      const started = Date.now();
      try {
        await work();
        say(step, `ok  ${seconds(Date.now() - started)}`);
      } catch (error) {
        say(step, `FAILED  ${firstLine(error)}`);
        await keepPicture(driver, name);
        return false;
      }
    }
    return true;
  } finally {
    await driver.close();
  }
}

const firstLine = ({ message }) => message.split('\n')[0];

async function keepPicture(driver, name) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-browsers-'));
  const file = path.join(folder, `${name.toLowerCase()}.png`);
  const png = await driver.picture().catch(() => null);
  if (png === null) return;
  await writeFile(file, png);
  console.log(`${name.padEnd(9)}what it showed: ${file}`);
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const here = present();
  if (here.length < browsers.length) process.exitCode = 1;
  if (here.length === 0) return;
  const shop = await startTemporaryServer();
  try {
    for (const browser of here) if (!(await tryOut(browser, shop.origin))) process.exitCode = 1;
  } finally {
    await shop.close();
  }
});
