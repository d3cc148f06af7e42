/** Checks which elements the Tab key reaches, and whether their focus is visible (WCAG 2.1.1, 2.4.7, 2.4.11). */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The elements that the Tab key must reach, with their style while they are not focused. */
    focusTargets?: { element: Element; style: string; reached: boolean }[];
    /** Returns an element's outline and shadow as text, to compare them with and without focus. */
    focusStyleOf?: (element: Element) => string;
  }
}

export interface FocusReport {
  /** Interactive elements that the Tab key did not reach. */
  unreached: string[];
  /** Elements that look the same with focus as without. */
  noIndicator: string[];
  /** Elements that other elements covered while they had the focus. */
  covered: string[];
  /** The number of interactive elements. */
  count: number;
}

/**
 * Moves the focus through all interactive elements with the Tab key and reports accessibility problems. `within` is the
 * selector of the container whose elements are checked.
 */
export async function tabThrough(page: Page, within = 'body'): Promise<FocusReport> {
  const count = await recordFocusTargets(page, within);
  const noIndicator: string[] = [];
  const covered: string[] = [];
  // Press Tab a few times more than there are elements, because the focus may start in the middle of the page.
  for (let step = 0; step < count + 5; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(waitForPaint);
    const focused = await page.evaluate(inspectFocus);
    if (focused === null) continue;
    if (!focused.hasIndicator) noIndicator.push(focused.name);
    if (!focused.uncovered) covered.push(focused.name);
  }
  const unreached = await page.evaluate(() =>
    (window.focusTargets ?? []).filter(({ reached }) => !reached).map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  return { unreached, noIndicator, covered, count };
}

/**
 * Records interactive elements and their unfocused style in `window.focusTargets`. `within` is the selector of the
 * container to search. Returns the number of elements.
 */
async function recordFocusTargets(page: Page, within: string): Promise<number> {
  return page.evaluate((selector) => {
    window.focusStyleOf = (element) =>
      [undefined, '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle} ${outlineWidth} ${boxShadow}`)
        .join(', ');
    const interactive = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(`${selector} :is(${interactive})`)].filter(
      // Leave out unselected radio buttons: the Tab key only reaches the selected one of a group.
      (element) =>
        element.checkVisibility() &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    );
    // Remove the initial focus, so that the style recorded below is the unfocused one for every element.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.focusTargets = all.map((element) => ({
      element,
      style: window.focusStyleOf?.(element) ?? '',
      reached: false,
    }));
    return all.length;
  }, within);
}

/**
 * Waits for two animation frames, until the layout is stable. Focus may scroll to an element that the browser had not
 * laid out yet, because of `content-visibility`. Laying it out moves other elements.
 */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * Marks the focused element as reached. Returns its name, whether it shows a focus indicator, and whether at least a
 * part of the element is not covered by others. Returns null if the focus is on no recorded element.
 */
function inspectFocus(): { name: string; hasIndicator: boolean; uncovered: boolean } | null {
  const element = document.activeElement;
  const target = window.focusTargets?.find((one) => one.element === element);
  if (!element || !target) return null;
  const hasIndicator = target.reached || window.focusStyleOf?.(element) !== target.style;
  target.reached = true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
  );
  const uncovered = points.some(([x = 0, y = 0]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  });
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 80)),
    hasIndicator,
    uncovered,
  };
}
