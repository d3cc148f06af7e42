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
  return page.evaluate(async (values) => {
    const results = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    const bars = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    /** Whether a bar covers a part of the element. Scrolling uncovers it, so its visible size does not count. */
    const isCovered = (selector: string): boolean => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      return bars.some((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return box !== undefined && !bar.contains(element) && box.top < bottom && box.bottom > top;
      });
    };
    return results.violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !(id === 'target-size' && isCovered(target.join(' '))))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
}
