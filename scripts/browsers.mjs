/**
 * `npm run browsers`: runs a smoke test of the real site in Firefox and in WebKit. (Chromium is covered by e2e.) Does
 * not install browsers. Exits with 1 if a browser is missing or fails the test.
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
    findPrograms: () => ({ firefox: process.env.FIREFOX || findExecutable(['firefox-esr', 'firefox']) }),
    install: 'apt-get install firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    findPrograms: () => ({
      driver: findExecutable(['WebKitWebDriver']),
      display: findExecutable(['Xvfb']),
    }),
    install: 'apt-get install webkit2gtk-driver xvfb',
    open: openWebKit,
  },
];

/**
 * Returns the installed browsers, each with a function that opens it. Prints one line for each browser that is missing.
 */
function installedBrowsers() {
  return browsers.flatMap(({ name, findPrograms, install, open }) => {
    const programs = findPrograms();
    if (Object.values(programs).every(Boolean)) return [{ name, open: () => open(programs) }];
    console.log(`${name} is missing: get it with \`${install}\`.`);
    return [];
  });
}

/** Runs the smoke test in one browser and prints a line for each step. Returns whether all steps succeeded. */
async function runSmokeTest({ name, open }, origin) {
  const printResult = (step, outcome) => console.log(`${name.padEnd(9)}${step.padEnd(50)}${outcome}`);
  const driver = await open().catch((error) => {
    printResult('starts', `FAILED  ${firstLine(error)}`);
  });
  if (!driver) return false;
  try {
    for (const [step, work] of smokeTestSteps(driver, origin)) {
      const started = Date.now();
      try {
        await work();
        printResult(step, `ok  ${seconds(Date.now() - started)}`);
      } catch (error) {
        printResult(step, `FAILED  ${firstLine(error)}`);
        await saveScreenshot(driver, name);
        return false;
      }
    }
    return true;
  } finally {
    await driver.close();
  }
}

const firstLine = ({ message }) => message.split('\n')[0];

async function saveScreenshot(driver, name) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-browsers-'));
  const file = path.join(folder, `${name.toLowerCase()}.png`);
  const png = await driver.screenshot().catch(() => null);
  if (png === null) return;
  await writeFile(file, png);
  console.log(`${name.padEnd(9)}screenshot: ${file}`);
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const installed = installedBrowsers();
  if (installed.length < browsers.length) process.exitCode = 1;
  if (installed.length === 0) return;
  const shop = await startTemporaryServer();
  try {
    for (const browser of installed) if (!(await runSmokeTest(browser, shop.origin))) process.exitCode = 1;
  } finally {
    await shop.close();
  }
});
