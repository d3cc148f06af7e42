/** What axe-core finds wrong with a page as it stands. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForStillPage } from './waitForStillPage';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// WCAG 2.2 AA, and what axe recommends beyond it.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each element that breaks a rule. Looks when everything has come to rest. */
export async function violations(page: Page): Promise<string[]> {
  await waitForStillPage(page);
  // Evaluated by the browser's debugger: the site's policy lets no script element in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    tags,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
