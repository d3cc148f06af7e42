/** The content security policy, as a browser enforces it. */
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

/** What a text that got into the page could try. Each gives whether it was let. */
const attempts: [what: string, attempt: () => boolean | Promise<boolean>][] = [
  [
    'text as HTML',
    () => {
      document.body.innerHTML = '<img src=x onerror="document.title = \'run\'">';
      return true;
    },
  ],
  [
    'a script from an address',
    () => {
      document.createElement('script').src = '/assets/other.js';
      return true;
    },
  ],
  [
    'a script from text',
    () => {
      const script = document.createElement('script');
      script.text = "document.title = 'run'";
      return true;
    },
  ],
  [
    'a policy of its own',
    () => {
      window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html });
      return true;
    },
  ],
  [
    'an inline style',
    () => {
      document.body.setAttribute('style', 'opacity: 0.5');
      return getComputedStyle(document.body).opacity === '0.5';
    },
  ],
  [
    'a handler in an attribute',
    () => {
      const link = document.createElement('a');
      link.setAttribute('title', 'plain');
      link.setAttribute('onclick', "document.title = 'run'");
      link.click();
      return document.title === 'run';
    },
  ],
  ['a call to elsewhere', () => fetch('https://elsewhere.example/').then(() => true)],
];

test.each(attempts)('%s is refused, and said so', async (_what, attempt) => {
  const { page, expectTrouble } = await visit();
  // A violation that nobody expects fails every other test here: this is the one place that expects it.
  expectTrouble(/^console error: policy: /);
  expectTrouble(/^console error: (?!policy)/);
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // As the page's own script: what a debugger evaluates is not held to the policy.
  expect(await page.evaluate(attempt).catch((error: Error) => error.message)).not.toBe(true);
  expect(await page.title()).not.toBe('run');
});

test('data for search engines stands in a page that was reached from within, too', async () => {
  const { page } = await visit();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Spa Summit' }).first().click();
  await page.waitForURL('/');
  const block = page.locator('main script[type="application/ld+json"]').first();
  await block.waitFor({ state: 'attached' });
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' });
});
