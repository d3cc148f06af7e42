/** Where the focus goes, and whether a person can see where it is. WCAG 2.1.1, 2.4.7, 2.4.11. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Everything that the keyboard must reach, with its look while it has no focus. */
    reachable?: { element: Element; look: string; reached: boolean }[];
    lookOf?: (element: Element) => string;
  }
}

export interface Walk {
  /** What can be operated, but not with the Tab key. */
  unreached: string[];
  /** What looks the same with the focus as without. */
  unseen: string[];
  /** What has the focus and lies behind something else. */
  covered: string[];
  /** How many things were reached. */
  count: number;
}

/** Presses Tab until the focus leaves the page, or has been everywhere in `within`, and tells what was met. */
export async function walk(page: Page, within = 'body'): Promise<Walk> {
  const count = await note(page, within);
  const unseen: string[] = [];
  const covered: string[] = [];
  // A few more than there are: the way may begin in the middle.
  for (let step = 0; step < count + 5; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(painted);
    const met = await page.evaluate(look);
    if (met === null) continue;
    if (!met.seen) unseen.push(met.name);
    if (!met.uncovered) covered.push(met.name);
  }
  const unreached = await page.evaluate(() =>
    (window.reachable ?? []).filter(({ reached }) => !reached).map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  return { unreached, unseen, covered, count };
}

async function note(page: Page, within: string): Promise<number> {
  return page.evaluate((selector) => {
    window.lookOf = (element) =>
      [undefined, '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle} ${outlineWidth} ${boxShadow}`)
        .join(', ');
    const operable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(`${selector} :is(${operable})`)].filter(
      // Of a group of radio buttons, Tab reaches the chosen one.
      (element) =>
        element.checkVisibility() &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    );
    // What has the focus from the beginning must show it, too.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.reachable = all.map((element) => ({ element, look: window.lookOf?.(element) ?? '', reached: false }));
    return all.length;
  }, within);
}

/** What the focus brings into view is laid out for the first time, and moves what stands below it, until it is drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function look(): { name: string; seen: boolean; uncovered: boolean } | null {
  const element = document.activeElement;
  const known = window.reachable?.find((one) => one.element === element);
  if (!element || !known) return null;
  const seen = known.reached || window.lookOf?.(element) !== known.look;
  known.reached = true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
  );
  const uncovered = points.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 80)),
    seen,
    uncovered,
  };
}
