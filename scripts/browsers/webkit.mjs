import { Builder, Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { findField, findControl, findByText } from './domQueries.mjs';
import { startWebKit } from './webkitDriver.mjs';

const PATIENCE_MS = 30_000;

/**
 * A visitor in WebKitGTK's small browser, on a screen that nobody sees (it has no way to run without one).
 * @param {{ driver: string, display: string }} programs
 * @returns {Promise<import('./smokeTest.mjs').BrowserDriver>}
 */
export async function openWebKit(programs) {
  const { address, stop } = await startWebKit(programs);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
    .build()
    .catch(async (error) => {
      await stop();
      throw error;
    });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });

  const until = (what, test) => driver.wait(test, PATIENCE_MS, `waited too long for ${what}`);
  const find = (finder, text) => until(`"${text}"`, () => driver.executeScript(finder, text));
  // Whatever is still moving, or not there yet, is tried again.
  const patiently = (what, work) =>
    until(what, async () => {
      try {
        await work();
        return true;
      } catch {
        return false;
      }
    });

  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(listen);
    },
    press: (name) => patiently(`"${name}"`, async () => (await find(findControl, name)).click()),
    type: async (label, text) => (await find(findField, label)).sendKeys(text),
    choose: async (label, option) => new Select(await find(findField, label)).selectByVisibleText(option),
    typed: async (label) => (await find(findField, label)).getProperty('value'),
    read: (selector) => driver.executeScript((query) => document.querySelector(query)?.textContent ?? '', selector),
    see: async (text) => void (await find(findByText, text)),
    miss: (text) => until(`"${text}" to go`, async () => !(await driver.executeScript(findByText, text))),
    key: async (name) => driver.actions().sendKeys(Key[name.toUpperCase()]).perform(),
    back: () => driver.navigate().back(),
    errors: () => driver.executeScript(() => window.thrown),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await stop();
    },
  };
}

/** The browser tells nobody of the errors on a page; the walk stays on this one, so it keeps them itself. */
function listen() {
  window.thrown = [];
  window.addEventListener('error', ({ message }) => window.thrown.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.thrown.push(String(reason)));
}
