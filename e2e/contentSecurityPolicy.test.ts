/** Checks that the browser enforces the content security policy. */
import { useBrowser } from './support/browser';
import { waitForHydration } from './support/hydration';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

/**
 * Attacks that injected content could try. Each returns true if the browser allowed it, else returns false or throws.
 */
const attempts: [what: string, attempt: () => boolean | Promise<boolean>][] = [
  [
    'HTML from a string',
    () => {
      document.body.innerHTML = '<img src=x onerror="document.title = \'run\'">';
      return true;
    },
  ],
  [
    'a script from a URL',
    () => {
      document.createElement('script').src = '/assets/other.js';
      return true;
    },
  ],
  [
    'a script from a string',
    () => {
      const script = document.createElement('script');
      script.text = "document.title = 'run'";
      return true;
    },
  ],
  [
    'a new Trusted Types policy',
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
    'an event handler in an attribute',
    () => {
      const link = document.createElement('a');
      link.setAttribute('title', 'plain');
      link.setAttribute('onclick', "document.title = 'run'");
      link.click();
      return document.title === 'run';
    },
  ],
  ['a request to another origin', () => fetch('https://elsewhere.example/').then(() => true)],
];

test.each(attempts)('%s is blocked and reported as a violation', async (_what, attempt) => {
  const { page, expectError } = await visit();
  // Each blocked attempt must cause two kinds of console errors: the report of a violation, whose text begins with
  // `policy:`, and the browser's own message.
  expectError(/^console error: policy: /);
  expectError(/^console error: (?!policy)/);
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // `evaluate` runs the function through the debugger, which the policy does not restrict. The policy does apply to
  // everything that the function then does in the page.
  expect(await page.evaluate(attempt).catch((error: Error) => error.message)).not.toBe(true);
  expect(await page.title()).not.toBe('run');
});

test('structured data is present on a page that is reached by client-side navigation', async () => {
  const { page } = await visit();
  await page.goto('/about');
  // Before hydration, the link would load another document.
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Spa Summit' }).first().click();
  await page.waitForURL('/');
  const block = page.locator('main script[type="application/ld+json"]').first();
  await block.waitFor({ state: 'attached' });
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' });
});
