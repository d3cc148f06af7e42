/** The layout of the admin panel in windows of all widths. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';
import { waitForStillPage } from './support/waitForStillPage';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const visit = useBrowser(() => shop.origin);

/** Returns the elements with which the user could scroll horizontally, without fields, whose text may be longer. */
const scrollingSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *:not(input)')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
      })
      .map((element) => `${element.outerHTML.slice(0, 100)}: ${element.scrollWidth} in ${element.clientWidth} px`),
  );

beforeAll(() =>
  shop.createProduct({
    name: `Königsseepanoramasaunakabinenausstattung ${'with a long name '.repeat(6)}`,
    description: 'A room.',
    price: '1234567',
    category: 'complete_suite',
    specifications: JSON.stringify([{ label: 'Floor area', value: 'as long as 200 characters '.repeat(7).trim() }]),
  }),
);

describe.each([360, 390, 768, 1440, 2560])('at %d px', (width) => {
  test("'no horizontal scrolling anywhere', in every view and dialog", async () => {
    const { page } = await visit({ viewport: { width, height: 1200 }, reducedMotion: 'reduce' });
    const found: string[] = [];
    const check = async (where: string) => {
      await waitForStillPage(page);
      found.push(...(await scrollingSideways(page)).map((element) => `${where}: ${element}`));
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    await page.getByText('Total Users').waitFor();
    await check('dashboard');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('long name');
    await page.getByRole('option', { name: /Königssee/ }).waitFor();
    await check('palette');
    await page.getByRole('option', { name: /Königssee/ }).click();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByText('Current version').waitFor();
    await check('edit panel');
    await close();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
    await check('products');
    if (width < 700) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: /^Status/ }).selectOption('active');
      await check('filters');
      await close();
    }
    await page.getByText('Add New Product').click();
    await check('add product');

    await page.goto('/admin?view=users');
    const manage = page.getByRole('button', { name: /^Manage / });
    await manage.waitFor();
    await check('users');
    await manage.click();
    await page.getByText('Signed in on').waitFor();
    await check('person');
    await close();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await check('invitation');
    await close();
    await page.getByRole('button', { name: 'Audit log' }).click();
    await page.getByText('No changes recorded yet.').waitFor();
    await check('audit log');

    for (const view of ['requests', 'bookings']) {
      await page.goto(`/admin?view=${view}`);
      await page.getByText('No requests yet.').waitFor();
      await check(view);
    }
    expect(found).toEqual([]);
  }, 120_000);
});

describe.each([390, 768, 1440])('while something scrolls at %d px', (width) => {
  /** Opens Product Management and waits for its list. */
  async function openProducts(): Promise<Page> {
    const { page } = await visit({ viewport: { width, height: 700 }, reducedMotion: 'reduce' });
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    await page.goto('/admin?view=products');
    await editButton(page).waitFor();
    return page;
  }
  const editButton = (page: Page) => page.getByRole('button', { name: /^Edit / }).first();

  test('the title, the close button and the actions of the edit panel stay in view, and hide no focused field', async () => {
    const page = await openProducts();
    await editButton(page).click();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByText('Current version').waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const inView = (name: string) => dialog.getByRole('button', { name, exact: true }).evaluate(isInFront);
    expect(await dialog.getByRole('heading', { level: 2 }).evaluate(isInFront)).toBe(true);
    expect([await inView('Close'), await inView('Save Changes'), await inView('Cancel')]).toEqual([true, true, true]);

    // The first field is above the visible part, and the head would cover it if it were scrolled to the upper edge.
    for (const label of ['Name', 'Price in EUR', 'Label of specification 1', 'Name']) {
      await dialog.getByLabel(label, { exact: true }).focus();
      expect([label, await dialog.getByLabel(label, { exact: true }).evaluate(isInFront)]).toEqual([label, true]);
    }
  });

  test('the headings of a table stay in view', async () => {
    if (width < 700) return;
    const page = await openProducts();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.getByRole('columnheader', { name: 'Category' }).evaluate(isInFront)).toBe(true);
  });
});

describe('the lists', () => {
  async function signIn(width: number, height: number): Promise<Page> {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    return page;
  }

  test("'at least 12 rows are in view at 1440 × 900', each with targets of at least 24 px (WCAG 2.5.8)", async () => {
    const page = await signIn(1440, 900);
    await page.goto('/admin?view=products');
    const rows = page.getByRole('region', { name: 'Products' }).locator('tbody tr');
    await rows.nth(11).waitFor();
    await waitForStillPage(page);
    const { y, height } = (await rows.nth(11).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
    for (const target of await rows.first().getByRole('button').all()) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });

  test('names of products are complete at 1024 px, and no row with two lines is higher than the others', async () => {
    const page = await signIn(1024, 768);
    await page.goto('/admin?view=products');
    await page.getByRole('rowheader', { name: 'Königssee Panorama Sauna' }).waitFor();
    await waitForStillPage(page);
    const name = page.getByRole('rowheader', { name: 'Königssee Panorama Sauna' });
    expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
    expect(await name.evaluate((cell) => getComputedStyle(cell).whiteSpace)).toBe('normal');
    expect((await name.boundingBox())!.height).toBeLessThanOrEqual(49);
  });

  async function sendRequest(firstName: string, email: string): Promise<void> {
    const response = await fetch(`${shop.origin}/api/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        firstName,
        lastName: 'Bergmann',
        email,
        location: 'Bern',
        projectType: 'cold-plunge',
        secondsToFillIn: 60,
      }),
    });
    expect(response.status).toBe(201);
  }

  test('the buttons for the status of a request are at the lower edge, and keep their places', async () => {
    await sendRequest('Otto', 'otto@estate.example');
    const page = await signIn(1440, 1200);
    await page.goto('/admin?view=requests&search=otto');
    await page.getByRole('button', { name: /^Open request/ }).click();
    const bar = page.getByRole('group', { name: 'Status of the request' });
    await bar.waitFor();
    await waitForStillPage(page);
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBe(1200);
    const places = () =>
      bar.locator('button').evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().x]));
    const before = await places();
    expect(before).toHaveLength(4);
    await bar.getByRole('button', { name: 'Contacted' }).click();
    await bar.getByRole('button', { name: 'Won' }).waitFor();
    await waitForStillPage(page);
    expect(await places()).toEqual(before);
  });

  test('a long email address has one line, which its tooltip completes, and the number of requests is in line with the search', async () => {
    const email = 'wilhelmina.hochstetter-bergmann@estate-of-the-family.example';
    await sendRequest('Wilhelmina', email);
    const page = await signIn(1440, 900);
    await page.goto('/admin?view=requests');
    const address = page.getByTitle(email);
    await address.waitFor();
    await waitForStillPage(page);
    const lines = await address.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ y }) => y)).size;
    });
    expect(lines).toBe(1);
    expect(await address.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    const end = async (element: Locator) => {
      const { x, width } = (await element.boundingBox())!;
      return x + width;
    };
    const badge = page.locator('#waiting-count');
    await badge.waitFor();
    expect(await end(badge)).toBe(await end(page.getByRole('button', { name: 'Search', exact: true })));
  });

  test.each([1024, 1200, 1300, 1440, 1920])(
    'with all columns at %d px, names keep their width and stay in view while the table scrolls, and the page does not',
    async (width) => {
      const page = await signIn(width, 900);
      const columns = ['image', 'category', 'price', 'status', 'tags', 'added'];
      await page.evaluate((shown) => localStorage.setItem('product-columns', JSON.stringify(shown)), columns);
      await page.goto('/admin?view=products');
      const name = page.getByRole('rowheader', { name: 'Königssee Panorama Sauna' });
      await name.waitFor();
      await waitForStillPage(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await name.boundingBox())!.width).toBeGreaterThanOrEqual(14 * 16);
      const region = page.getByRole('region', { name: 'Products' });
      await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      expect(await name.evaluate(isInFront)).toBe(true);
      expect(await page.getByRole('columnheader', { name: 'Name' }).evaluate(isInFront)).toBe(true);
      expect(await page.getByRole('columnheader', { name: 'Actions' }).evaluate(isInFront)).toBe(true);
    },
  );

  test.each([
    [768, 'products'],
    [1440, 'products'],
    [1440, 'users'],
  ])("'Clear filters' moves nothing else when it appears: at %d px in %s", async (width, view) => {
    const page = await signIn(width, 900);
    await page.goto(`/admin?view=${view}`);
    await page.getByText(/^\d+ (product|user|request)s?$/).waitFor();
    await waitForStillPage(page);
    const places = () =>
      page
        .locator('[role=search] :is(input, select), [role=search] [role=status]')
        .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]));
    const list = () => page.locator('[role=search] + *').boundingBox();
    const before = [await places(), (await list())?.y];
    await page.getByRole('combobox', { name: /^Status/ }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    await waitForStillPage(page);
    expect([await places(), (await list())?.y]).toEqual(before);
  });

  test.each([360, 390])("'heading and button on one line' at %d px", async (width) => {
    const page = await signIn(width, 844);
    await page.goto('/admin?view=products');
    await page.getByText('Add New Product').waitFor();
    await waitForStillPage(page);
    const heading = (await page.getByRole('heading', { name: 'Product Management' }).boundingBox())!;
    const button = (await page.getByText('Add New Product').boundingBox())!;
    expect(heading.height).toBeLessThan(30);
    expect(Math.abs(heading.y + heading.height / 2 - button.y - button.height / 2)).toBeLessThan(4);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
  });

  test.each([
    [390, 'products', 'Loading products...'],
    [1440, 'products', 'Loading products...'],
    [1440, 'users', 'Loading users...'],
    [1440, 'requests', 'Loading requests...'],
  ])("'no layout shift when data arrives': at %d px in %s", async (width, view, loading) => {
    const page = await signIn(width, 900);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/admin/${view}?**`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/admin?view=${view}`);
    await page.getByText(loading).waitFor();
    await waitForStillPage(page);
    await page.evaluate(() => {
      const shifts = ((globalThis as { shifts?: number[] }).shifts = []) as number[];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    release();
    await page.getByText(loading).waitFor({ state: 'detached' });
    await waitForStillPage(page);
    expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([]);
  });
});

test.each([360, 390])("'a compact row' of a specification at %d px has targets of at least 44 px", async (width) => {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/admin');
  await page.goto('/admin?view=products&search=Fjord');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const row = page.locator("[data-section='specifications'] ol > li").nth(1);
  await row.waitFor();
  await waitForStillPage(page);
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(72);
  for (const target of await row.locator('textarea, [aria-hidden=true], button:visible').all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

/** Emulates the browser's font size, by a constructed stylesheet: the content security policy forbids style elements. */
const setFontSize = (page: Page, fontSize: number) =>
  page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}px; }`);
    document.adoptedStyleSheets = [sheet];
  }, fontSize);

describe.each([
  [360, 16, 'links'],
  [390, 16, 'links'],
  [390, 20, 'a menu'],
  [390, 32, 'a menu'],
  [1440, 32, 'links'],
])('the sections of the edit panel at %d px with a font size of %d px', (width, fontSize, control) => {
  test(`are ${control} on one line, which stays in view while the panel scrolls`, async () => {
    const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await setFontSize(page, fontSize);
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    await page.goto('/admin?view=products&search=Fjord');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Edit Product/ });
    await dialog.getByText('Save Changes').waitFor();
    await waitForStillPage(page);
    const menu = dialog.getByRole('button', { name: /^Section/ });
    const link = dialog.getByRole('button', { name: 'Pictures', exact: true });
    expect([await menu.count(), await link.count()]).toEqual(control === 'a menu' ? [1, 0] : [0, 1]);
    if (control === 'a menu') {
      await menu.click();
      await page.getByRole('dialog', { name: 'Sections' }).getByRole('button', { name: 'Pictures' }).click();
    } else await link.click();
    await waitForStillPage(page);
    const heading = dialog.getByRole('heading', { name: 'Pictures' });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await heading.evaluate(isInFront)).toBe(true);
    const line = control === 'a menu' ? menu : dialog.getByRole('list').filter({ has: page.getByText('Pictures') });
    expect(await line.evaluate(isInFront)).toBe(true);
    expect((await line.boundingBox())!.height).toBeLessThan(Math.max(2 * 44, 3 * fontSize));
  });
});

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
    const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await setFontSize(page, fontSize);
    await fetch(`${shop.origin}/api/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ name: 'Maximilian Rothenburg', email: 'm@estate.example', secondsToFillIn: 42 }),
    });
    await signInWithRequest(page);
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
  }, 60_000);
});

describe.each([20, 24, 32])('at 1440 px, with the font size changed to %d px', (fontSize) => {
  test.each([
    ['products', 'Product Management'],
    ['users', 'User Management'],
    ['requests', 'Request Management'],
  ])(
    '%s have complete names, in cards if a table does not fit, and nothing scrolls horizontally',
    async (view, title) => {
      const { page } = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await signInWithRequest(page);
      await page.goto(`/admin?view=${view}`);
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
    const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await setFontSize(page, fontSize);
    await signInWithRequest(page);
    await page.goto('/admin?view=products&search=suite');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Price on Request' }).first();
    await card.getByRole('checkbox').waitFor();
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
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const label = page.getByLabel('Label of specification 1');
    await label.waitFor();
    await waitForStillPage(page);
    const { y, height } = (await label.boundingBox())!;
    const value = (await page.getByLabel('Value of specification 1').boundingBox())!;
    expect(value.y).toBeGreaterThanOrEqual(y + height);
  },
);

test('in forced colours, the current view is underlined, and text buttons have no border', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await signInWithRequest(page);
  await page.goto('/admin?view=products');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.waitFor();
  expect(await refresh.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('0px');
  const current = page.getByRole('button', { name: 'Product Management' }).locator('span').first();
  expect(await current.evaluate((label) => getComputedStyle(label).textDecorationLine)).toBe('underline');
});

test('a phone in landscape shows cards, of which two are in view after the filters are scrolled away', async () => {
  const { page } = await visit({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
  await signInWithRequest(page);
  await page.goto('/admin?view=products');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await cards.nth(2).waitFor();
  await cards.first().evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY));
  await waitForStillPage(page);
  for (const index of [0, 1]) expect(await cards.nth(index).getByRole('heading').evaluate(isInFront)).toBe(true);
  const bar = (await page.getByRole('navigation', { name: 'Admin' }).boundingBox())!;
  expect(bar.height).toBeLessThanOrEqual(48);
});

describe.each([360, 390])('the filters at %d px', (width) => {
  test.each([
    ['products', /^Show \d+ products$/],
    ['users', 'Show 1 user'],
    ['requests', /^Show \d+ requests?$/],
  ])(
    'of %s open in a sheet at the lower edge, without moving the list, and give the focus back',
    async (view, show) => {
      const { page } = await visit({ viewport: { width, height: 640 }, reducedMotion: 'reduce' });
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL('/admin');
      await page.goto(`/admin?view=${view}`);
      await page.getByText(/^\d+ (product|user|request)s?$/).waitFor();
      await waitForStillPage(page);
      const count = page.locator('main [role=search] [role=status]').first();
      const before = await count.boundingBox();
      const open = page.getByRole('button', { name: 'Filters' });
      await open.click();
      await waitForStillPage(page);
      expect(await count.boundingBox()).toEqual(before);
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      const { x, y, width: sheetWidth, height } = (await sheet.boundingBox())!;
      expect([x, sheetWidth, y + height]).toEqual([0, width, 640]);
      const button = sheet.getByRole('button', { name: show });
      const box = (await button.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
      await button.click();
      await sheet.waitFor({ state: 'detached' });
      expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

test.each([360, 390])('the quick filters at %d px are on one line, with targets of at least 44 px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await signInWithRequest(page);
  for (const view of ['products', 'users', 'requests', 'bookings']) {
    await page.goto(`/admin?view=${view}`);
    const chips = page.getByRole('list', { name: 'Quick filters' }).getByRole('button');
    await chips.first().waitFor();
    await waitForStillPage(page);
    const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()));
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
});

test("'coming back to Products by the navigation shows the list where they left it', and once more its top", async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signInWithRequest(page);
  await page.getByRole('button', { name: 'Product Management' }).click();
  const list = page.getByRole('list', { name: 'Products' });
  await list.waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  await page.waitForFunction(() => scrollY === 500);
  const products = page.getByRole('button', { name: 'Product Management' });
  // The list of users is shorter than the window, so that the browser scrolls to its top before the router knows it.
  for (const view of ['User Management', 'Dashboard']) {
    await page.getByRole('button', { name: view }).click();
    await list.waitFor({ state: 'detached' });
    await page.waitForFunction(() => scrollY === 0);
    await products.click();
    await list.waitFor();
    await page.waitForFunction(() => scrollY === 500);
  }
  await products.click();
  await page.waitForFunction(() => scrollY === 0);
});

describe.each([360, 390])('while a list scrolls at %d × 640', (width) => {
  test("'the row of search and Filters' stays in view, is low, and hides no focused row", async () => {
    const { page } = await visit({ viewport: { width, height: 640 }, reducedMotion: 'reduce' });
    await signInWithRequest(page);
    await page.goto('/admin?view=products');
    const rows = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Edit / });
    await rows.nth(8).waitFor();
    await rows.nth(8).focus();
    const search = page.getByRole('searchbox');
    const filters = page.getByRole('button', { name: 'Filters' });
    await page.waitForFunction(() => scrollY > 400);
    expect([await search.evaluate(isInFront), await filters.evaluate(isInFront)]).toEqual([true, true]);
    const { y, height } = (await filters.boundingBox())!;
    const header = (await page.getByRole('complementary').boundingBox())!;
    expect(y + height - (header.y + header.height)).toBeLessThanOrEqual(60);
    expect(y + height).toBeLessThanOrEqual(640 / 5);
    // Backwards, so that each row comes into view at the upper edge.
    for (const index of [7, 6, 5, 4, 3, 2, 1, 0]) {
      await rows.nth(index).focus();
      expect([index, await rows.nth(index).evaluate(isInFront)]).toEqual([index, true]);
    }

    await page.evaluate(() => scrollTo(0, 600));
    await search.fill('cabin');
    await page.getByText(/^\d products$/).waitFor();
    await page.waitForFunction(() => scrollY === 0);

    // With larger text it would need two lines and cover too much of the list.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 20px; }');
      document.adoptedStyleSheets.push(sheet);
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const { y: bottom } = (await page.getByRole('status').first().boundingBox())!;
    expect(bottom).toBeLessThan(0);
    expect((await search.boundingBox())!.y).toBeLessThan(bottom);
  });
});

/** Sends a request for a call, so that the list is not empty, and signs in with the demo credentials. */
async function signInWithRequest(page: Page): Promise<void> {
  await fetch(`${shop.origin}/api/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Ada Berg', email: 'ada@estate.example', secondsToFillIn: 42 }),
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/admin');
}

test.each([360, 390])(
  'the actions on the selected cards are on one line at %d px, and Back keeps them',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await signInWithRequest(page);
    await page.goto('/admin?view=products');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    const bar = page.getByRole('group', { name: 'Selected products' });
    const tops = await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);

    await bar.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('button', { name: 'Change category' }).click();
    await page.getByRole('dialog', { name: 'Change category' }).waitFor();
    const top = await page.evaluate(() => scrollY);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bar.getByText('1 selected').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  },
);

test.each([360, 390])(
  "'Add New Product' covers the screen at %d px, with the banner of an expired session, and gives the focus back",
  async (width) => {
    const { page, expectError } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    expectError(/401/);
    await signInWithRequest(page);
    await page.goto('/admin?view=products');
    await page.getByRole('button', { name: 'Add New Product' }).click();
    const panel = page.getByRole('dialog', { name: 'Add New Product' });
    await waitForStillPage(page);
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });

    await panel.getByLabel('Name', { exact: true }).fill('Bench');
    await panel.getByLabel('Description', { exact: true }).fill('Made of cedar.');
    await panel.getByLabel('Price in EUR').fill('900');
    await page.route('**/api/products', (route) => route.fulfill({ status: 401, json: { message: 'Signed out.' } }));
    await panel.getByRole('button', { name: 'Add Product', exact: true }).click();
    const signInAgain = panel.getByRole('button', { name: 'Re-login' });
    await signInAgain.waitFor();
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
    expect(await signInAgain.evaluate(isInFront)).toBe(true);

    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Continue draft');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Add New Product');
  },
);

test.each([24, 32])(
  'with a font size of %d px, the selected cards have their number and Clear on one line, and the actions on the next',
  async (fontSize) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await setFontSize(page, fontSize);
    await signInWithRequest(page);
    await page.goto('/admin?view=products');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    const bar = page.getByRole('group', { name: 'Selected products' });
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

describe.each([360, 390])('a request at %d px', (width) => {
  test('covers no heading with its numbers, and has its next steps on one line', async () => {
    const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await signInWithRequest(page);
    await page.route('**/api/admin/requests?**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), waiting: 13, overdue: 12 } });
    });
    await page.goto('/admin?view=requests');
    const numbers = page.getByRole('search').getByText('13 unanswered, 12 overdue');
    await numbers.waitFor();
    const heading = (await page.getByRole('heading', { name: 'Request Management' }).boundingBox())!;
    const box = (await numbers.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(heading.y + heading.height);
    expect(box.x + box.width).toBeLessThanOrEqual(width);

    await page
      .getByRole('button', { name: /^Open request / })
      .first()
      .click();
    const steps = page.getByRole('group', { name: 'Status of the request' });
    await steps.waitFor();
    const tops = await steps
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
});

test("'what staff must act on' comes first on the dashboard at 390 × 844: requests in view, figures below them", async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signInWithRequest(page);
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await waiting.waitFor();
  await page.getByText('Total Users').waitFor();
  await waitForStillPage(page);
  for (const item of await waiting.getByRole('listitem').all()) expect(await item.evaluate(isInFront)).toBe(true);
  const { y, height } = (await waiting.boundingBox())!;
  expect((await page.getByText('Total Users').boundingBox())!.y).toBeGreaterThan(y + height);
  expect(y).toBeLessThan(200);
});

test('six requests are in view at 390 × 844, each with its date in the line of its name', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signInWithRequest(page);
  await page.route('**/api/admin/requests?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { requests: object[] };
    const requests = Array.from({ length: 8 }, () => ({ ...body.requests[0], _id: randomUUID() }));
    await route.fulfill({ response, json: { ...body, requests } });
  });
  await page.goto('/admin?view=requests');
  const cards = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await cards.nth(5).waitFor();
  await waitForStillPage(page);
  // Its last line, because the lower padding may be behind the bar with the views.
  expect(await cards.nth(5).getByText('New').evaluate(isInFront)).toBe(true);
  const name = (await cards.first().getByRole('heading').boundingBox())!;
  const date = (await cards.first().getByRole('time').boundingBox())!;
  expect(Math.abs(date.y - name.y)).toBeLessThan(4);
});

test('an error message is below the title and the close button of an open dialog', async () => {
  for (const width of [390, 1440]) {
    const { page, expectError } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    expectError(/^failed: PUT /);
    expectError(/^console error: Failed to load resource/);
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    await page.goto('/admin?view=products');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Another name');
    await page.route('**/api/products/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('❌ Update failed').waitFor();
    for (const covered of [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('button', { name: 'Close' })])
      expect(await covered.evaluate(isInFront)).toBe(true);
    expect(await dialog.getByText('Not saved:').evaluate(isInFront)).toBe(true);
  }
});

/** Returns whether the upper left corner of an element is in view and nothing covers it. Runs in the page. */
function isInFront(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + 3, top + 3);
  return front !== null && (element.contains(front) || front.contains(element));
}

test("'the header does not stretch on short pages'", async () => {
  for (const width of [390, 768, 1440]) {
    const { page } = await visit({ viewport: { width, height: 1400 } });
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    await page.locator('main > header').waitFor();
    const heights = await page.evaluate(() => ({
      header: document.querySelector('main > header')?.clientHeight ?? 0,
      sidebar: document.querySelector('aside')?.clientHeight ?? 0,
    }));
    expect(heights.header).toBeLessThan(130);
    // A column in wide windows, a row at the top in narrow ones.
    if (width < 960) expect(heights.sidebar).toBeLessThan(90);
  }
});
