/** The layout of the admin panel's lists, their filters and their selection. */
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { useBrowser } from './support/browser';
import { isInFront, requestCall, usePanel } from './support/panel';
import { useShop } from './support/shop';
import { waitForStillPage } from './support/waitForStillPage';
import { waitUntil } from './support/waitUntil';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const openPanel = usePanel(useBrowser(() => shop.origin));

// So that the list of requests is not empty.
beforeAll(() => requestCall(shop, 'Ada Berg'));

describe('the lists', () => {
  test("'at least 12 rows are in view at 1440 × 900', each with targets of at least 24 px (WCAG 2.5.8)", async () => {
    const { page } = await openPanel('/admin?view=products', { width: 1440, height: 900 });
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
    const { page } = await openPanel('/admin?view=products', { width: 1024, height: 768 });
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
    const { page } = await openPanel('/admin?view=requests&search=otto', { width: 1440, height: 1200 });
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
    const { page } = await openPanel('/admin?view=requests', { width: 1440, height: 900 });
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
      const { page } = await openPanel('/admin', { width, height: 900 });
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
    const { page } = await openPanel(`/admin?view=${view}`, { width, height: 900 });
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
    const { page } = await openPanel('/admin?view=products', { width });
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
    const { page } = await openPanel('/admin', { width, height: 900 });
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

describe.each([360, 390])('the filters at %d px', (width) => {
  test.each([
    ['products', /^Show \d+ products$/],
    ['users', 'Show 1 user'],
    ['requests', /^Show \d+ requests?$/],
  ])(
    'of %s open in a sheet at the lower edge, without moving the list, and give the focus back',
    async (view, show) => {
      const { page } = await openPanel(`/admin?view=${view}`, { width, height: 640 });
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
  const { page } = await openPanel('/admin', { width });
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
  const { page } = await openPanel('/admin', { width: 390 });
  await page.getByRole('button', { name: 'Product Management' }).click();
  const list = page.getByRole('list', { name: 'Products' });
  await list.getByRole('listitem').nth(11).waitFor();
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
    const { page } = await openPanel('/admin?view=products', { width, height: 640 });
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
    // A resize observer reports the font size.
    await waitUntil(async () => {
      const { y: bottom } = (await page.getByRole('status').first().boundingBox())!;
      return bottom < 0 && (await search.boundingBox())!.y < bottom;
    });
  });
});

test.each([360, 390])(
  'the actions on the selected cards are on one line at %d px, and Back keeps them',
  async (width) => {
    const { page } = await openPanel('/admin?view=products', { width });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    const bar = page.getByRole('group', { name: 'Selected products' });
    await bar.waitFor();
    await waitForStillPage(page);
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

describe.each([360, 390])('a request at %d px', (width) => {
  test('covers no heading with its numbers, and has its next steps on one line', async () => {
    const { page } = await openPanel('/admin', { width });
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
    await waitForStillPage(page);
    const tops = await steps
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
});

test("'what staff must act on' comes first on the dashboard at 390 × 844: requests in view, figures below them", async () => {
  const { page } = await openPanel('/admin', { width: 390 });
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
  const { page } = await openPanel('/admin', { width: 390 });
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
