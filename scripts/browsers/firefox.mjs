import { firefox } from 'playwright-core';

const TIMEOUT_MS = 30_000;
const VIEWPORT = { width: 1440, height: 900 };

/**
 * Opens the installed, unpatched Firefox, and controls it over WebDriver BiDi.
 * @param {{ firefox: string }} programs
 * @returns {Promise<import('./smokeTest.mjs').BrowserDriver>}
 */
export async function openFirefox({ firefox: executablePath }) {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));

  const field = (label) => page.getByLabel(label).locator('visible=true').last();
  const byText = (text) => page.getByText(text, { exact: true }).locator('visible=true').first();
  const control = (name) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .last();

  return {
    open: async (url) => void (await page.goto(url)),
    click: (name) => control(name).click(),
    // Type key by key: if Playwright sets the whole value at once over BiDi, React does not notice the change.
    type: (label, text) => field(label).pressSequentially(text),
    selectOption: async (label, option) => void (await field(label).selectOption({ label: option })),
    fieldValue: (label) => field(label).inputValue(),
    textOf: async (selector) => (await page.locator(selector).first().textContent()) ?? '',
    waitForText: (text) => byText(text).waitFor(),
    waitForTextGone: (text) => byText(text).waitFor({ state: 'hidden' }),
    pressKey: (name) => page.keyboard.press(name),
    goBack: async () => void (await page.goBack()),
    errors: async () => errors,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
