import { Builder, Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { findField, findControl, findByText } from './domQueries.mjs';
import { startWebKit } from './webkitDriver.mjs';

const TIMEOUT_MS = 30_000;

/**
 * Opens MiniBrowser, WebKitGTK's test browser, on a virtual X display, because it has no headless mode.
 * @param {{ driver: string, display: string }} programs
 * @returns {Promise<import('./smokeTest.mjs').BrowserDriver>}
 */
export async function openWebKit(programs) {
  const { driverUrl, stop } = await startWebKit(programs);
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
    .build()
    .catch(async (error) => {
      await stop();
      throw error;
    });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });

  const until = (what, test) => driver.wait(test, TIMEOUT_MS, `timed out waiting for ${what}`);
  const find = (finder, text) => until(`"${text}"`, () => driver.executeScript(finder, text));
  // Repeats `work` until it succeeds or TIMEOUT_MS is over, because an element may be moving or missing at first.
  const retry = (what, work) =>
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
      await driver.executeScript(recordErrors);
    },
    click: (name) => retry(`"${name}"`, async () => (await find(findControl, name)).click()),
    type: async (label, text) => (await find(findField, label)).sendKeys(text),
    selectOption: async (label, option) => new Select(await find(findField, label)).selectByVisibleText(option),
    fieldValue: async (label) => (await find(findField, label)).getProperty('value'),
    textOf: (selector) => driver.executeScript((query) => document.querySelector(query)?.textContent ?? '', selector),
    waitForText: async (text) => void (await find(findByText, text)),
    waitForTextGone: (text) =>
      until(`"${text}" to disappear`, async () => !(await driver.executeScript(findByText, text))),
    pressKey: async (name) => driver.actions().sendKeys(Key[name.toUpperCase()]).perform(),
    goBack: () => driver.navigate().back(),
    errors: () => driver.executeScript(() => window.recordedErrors),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await stop();
    },
  };
}

/**
 * Runs in the page and records the page's script errors, because WebKit's WebDriver does not report them. The recorded
 * errors would be lost if the page loaded another document, but the smoke test only navigates within the app.
 */
function recordErrors() {
  window.recordedErrors = [];
  window.addEventListener('error', ({ message }) => window.recordedErrors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.recordedErrors.push(String(reason)));
}
