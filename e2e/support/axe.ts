/** Accessibility checks with axe-core. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForStillPage } from './waitForStillPage';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules to check: WCAG 2.2 levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for fonts and animations. Returns one line for each element that violates an accessibility rule. */
export async function violations(page: Page): Promise<string[]> {
  await waitForStillPage(page);
  // Inject axe through the debugger, because the content security policy forbids inline script elements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    tags,
  );
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, selector: target.join(' '), summary: failureSummary })),
  );
  const small = found.filter(({ id }) => id === 'target-size').map(({ selector }) => selector);
  const covered = await findCovered(page, small);
  return found
    .filter(({ id, selector }) => !(id === 'target-size' && covered.includes(selector)))
    .map(({ id, selector, summary }) => `${id}: ${selector}: ${summary}`);
}

/**
 * Returns those selectors whose element is covered by a fixed bar or an open menu, at least in part. Scrolling or closing
 * the menu uncovers it, so its visible size does not count.
 */
function findCovered(page: Page, selectors: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        element.matches('[aria-expanded="true"] + ul'),
    );
    return all.filter((selector) => {
      const element = document.querySelector(selector);
      if (!element) return false;
      const box = element.getBoundingClientRect();
      return bars.some((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return !bar.contains(element) && box.top < bottom && box.bottom > top;
      });
    });
  }, selectors);
}
