/** The admin panel with larger text: the browser's font size is changed, up to 200 %. */
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { editFirstProduct, requestCall, scrollingSideways, usePanel } from './support/panel';
import { useShop } from './support/shop';
import { waitForStillPage } from './support/waitForStillPage';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const openPanel = usePanel(useBrowser(() => shop.origin));

beforeAll(() => requestCall(shop, 'Maximilian Rothenburg'));

describe.each([20, 24, 28, 32])('with a font size of %d px in the browser', (fontSize) => {
  /** Returns the texts, fields and buttons in front that are not within the width of the window. */
  const outside = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).querySelectorAll('*')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => element.checkVisibility() && box.width > 2)
        .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 100)}: ${box.left} to ${box.right}`),
    );

  /** Returns the words of an element that are broken over two lines, and are neither compounds nor email addresses. */
  const brokenWords = (element: Locator): Promise<string[]> =>
    element.evaluate((root) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const match of text.nodeValue!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) broken.push(match[0]);
        }
      }
      return broken;
    });

  const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
    const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };

  test('nothing on a phone is cut off, overlaps or breaks within a word', async () => {
    const { page } = await openPanel('/admin', { width: 390, fontSize });
    const found: string[] = [];
    const check = async (where: string) => {
      await waitForStillPage(page);
      found.push(...(await outside(page)).map((element) => `${where}: ${element}`));
    };
    await page.getByText('Total Users').waitFor();
    await check('dashboard');
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    found.push(...(await brokenWords(waiting)).map((word) => `dashboard: ${word}`));
    for (const label of await page.getByRole('navigation', { name: 'Admin' }).getByRole('button').all()) {
      const isCut = await label.evaluate((button) => button.scrollWidth > button.clientWidth);
      if (isCut) found.push(`cut label: ${await label.textContent()}`);
    }
    for (const [view, action, row] of [
      ['products', page.getByText('Add New Product'), /^Edit Engadin/],
      ['users', page.getByRole('button', { name: 'Invite a user' }), /^Manage /],
      ['requests', page.getByRole('button', { name: 'Export' }), /^Open request .*Maximilian/],
    ] as const) {
      await page.goto(`/admin?view=${view}${view === 'products' ? '&search=Engadin' : ''}`);
      const open = page.getByRole('button', { name: row }).first();
      await open.waitFor();
      await check(view);
      if (await overlap(page.locator('main h2'), action)) found.push(`${view}: the heading is behind its action`);
      const search = (await page.getByRole('searchbox').boundingBox())!;
      if (search.width < 6 * fontSize) found.push(`${view}: the search is ${search.width} px wide`);
      const frames = await page.getByRole('list', { name: 'Quick filters' }).locator('button > span').all();
      for (const frame of frames.slice(1))
        if (await overlap(frame, frames[0]!)) found.push(`${view}: the quick filters overlap`);
      await open.click();
      await page
        .getByRole('dialog')
        .getByText({ products: 'Save Changes', users: 'Signed in on', requests: 'Mark as' }[view])
        .waitFor();
      await check(`a row of ${view}`);
      found.push(...(await brokenWords(page.getByRole('dialog').getByRole('heading', { level: 2 }))));
    }
    expect(found).toEqual([]);
  });
});

describe.each([20, 24, 32])('at 1440 px, with the font size changed to %d px', (fontSize) => {
  test.each([
    ['products', 'Product Management'],
    ['users', 'User Management'],
    ['requests', 'Request Management'],
  ])(
    '%s have complete names, in cards if a table does not fit, and nothing scrolls horizontally',
    async (view, title) => {
      const { page } = await openPanel(`/admin?view=${view}`, { width: 1440, height: 900 });
      await page.locator('main').getByRole('table').waitFor();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, fontSize);
      const list = page.locator('main');
      const hasTable = fontSize === 20;
      await list.locator(hasTable ? 'table' : `ul[aria-label="${view}" i]`).waitFor();
      await waitForStillPage(page);
      expect(await scrollingSideways(page)).toEqual([]);
      const heading = page.getByRole('heading', { name: title });
      expect((await heading.boundingBox())!.height).toBeLessThan(3.5 * fontSize);
      const names = list.locator(hasTable ? 'tbody th' : 'h3');
      expect(await names.first().isVisible()).toBe(true);
      if (view !== 'products') return;
      const cut = await names
        .filter({ hasNotText: 'long name' })
        .evaluateAll((all) =>
          all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});

test.each([20, 32])(
  'with a font size of %d px, checkboxes cover no text, and specifications have one column',
  async (fontSize) => {
    const { page } = await openPanel('/admin?view=products&search=suite', { width: 390, fontSize });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Price on Request' }).first();
    await card.getByRole('checkbox').waitFor();
    await waitForStillPage(page);
    const covered = await card.evaluate((element) => {
      const box = element.querySelector('input')!.getBoundingClientRect();
      const range = document.createRange();
      const texts = [...element.querySelectorAll('label span')].flatMap((span) => {
        range.selectNodeContents(span);
        return [...range.getClientRects()];
      });
      const isCovered = (text: DOMRect) =>
        text.left < box.right && box.left < text.right && text.top < box.bottom && box.top < text.bottom;
      return texts.filter(isCovered).length;
    });
    expect(covered).toBe(0);

    await page.goto('/admin?view=products&search=Fjord');
    await editFirstProduct(page);
    const label = page.getByLabel('Label of specification 1');
    const { y, height } = (await label.boundingBox())!;
    const value = (await page.getByLabel('Value of specification 1').boundingBox())!;
    expect(value.y).toBeGreaterThanOrEqual(y + height);
  },
);

test.each([24, 32])(
  'with a font size of %d px, the selected cards have their number and Clear on one line, and the actions on the next',
  async (fontSize) => {
    const { page } = await openPanel('/admin?view=products', { width: 390, fontSize });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    const bar = page.getByRole('group', { name: 'Selected products' });
    await bar.waitFor();
    await waitForStillPage(page);
    const middle = async (element: Locator) => {
      const { y, height } = (await element.boundingBox())!;
      return Math.round(y + height / 2);
    };
    const clear = await middle(bar.getByRole('button', { name: 'Clear selection' }));
    expect(Math.abs((await middle(bar.getByRole('status'))) - clear)).toBeLessThanOrEqual(1);
    const more = await middle(bar.getByRole('button', { name: /^More actions/ }));
    expect(Math.abs((await middle(bar.getByRole('button', { name: 'Archive' }))) - more)).toBeLessThanOrEqual(1);
    expect(more).toBeGreaterThan(clear + 40);
  },
);
