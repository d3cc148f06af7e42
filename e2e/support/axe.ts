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
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
