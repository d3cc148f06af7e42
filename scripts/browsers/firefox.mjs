import { firefox } from 'playwright-core';

const PATIENCE_MS = 30_000;
const WINDOW = { width: 1440, height: 900 };

/**
 * A visitor in the machine's own Firefox, unpatched, over WebDriver BiDi.
 * @param {{ firefox: string }} programs
 * @returns {Promise<import('./smokeTest.mjs').BrowserDriver>}
 */
export async function openFirefox({ firefox: executablePath }) {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const page = await browser.newPage({ viewport: WINDOW });
  page.setDefaultTimeout(PATIENCE_MS);
  const thrown = [];
  page.on('pageerror', (error) => thrown.push(error.message));

  const field = (label) => page.getByLabel(label).locator('visible=true').last();
  const words = (text) => page.getByText(text, { exact: true }).locator('visible=true').first();
  const operable = (name) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .last();

  return {
    open: async (url) => void (await page.goto(url)),
    press: (name) => operable(name).click(),
    // Key by key: React's fields do not notice here what is put in at once.
    type: (label, text) => field(label).pressSequentially(text),
    choose: async (label, option) => void (await field(label).selectOption({ label: option })),
    typed: (label) => field(label).inputValue(),
    read: async (selector) => (await page.locator(selector).first().textContent()) ?? '',
    see: (text) => words(text).waitFor(),
    miss: (text) => words(text).waitFor({ state: 'hidden' }),
    key: (name) => page.keyboard.press(name),
    back: async () => void (await page.goBack()),
    errors: async () => thrown,
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
