/** The pictures of a product: staff edit the list in the panel, and visitors see it on the product's page. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const COLOURS = ['#a05a2c', '#2a5263', '#55623f', '#7c2f3b', '#c9a35f'];
const makeFile = async (name: string, colour = '#a05a2c') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const makeFiles = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => makeFile(`${n + 1}.jpg`, COLOURS[n % COLOURS.length])));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const altField = (page: Page, position: number) => page.getByLabel(`Alternative text of picture ${position}`);

/** Waits until the alternative texts are exactly these, in this order. React moves a dragged picture after the event. */
async function waitForAltTexts(page: Page, expected: string[]): Promise<void> {
  await page.waitForFunction((texts) => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('dialog [data-section=pictures] ol textarea')];
    return JSON.stringify(fields.map(({ value }) => value)) === JSON.stringify(texts);
  }, expected);
}

let benches = 0;

/** Adds a product without pictures and opens its edit form as the demo admin. Returns the product, too. */
async function openEditor(width: number, touch = false) {
  benches += 1;
  const product = await shop.createProduct({ name: `Bench No. ${benches}`, description: 'Two seats.', price: '900' });
  const visitor = await visit({ viewport: { width, height: 900 }, hasTouch: touch, isMobile: touch });
  const { page } = visitor;
  await page.goto('/admin/login');
  await button(page, 'Log In').click();
  await page.waitForURL('/admin');
  await page.goto('/admin?view=products');
  await button(page, `Edit ${product.name}`).click();
  await button(page, 'Save Changes').waitFor();
  return { ...visitor, product };
}

/** Adds files with the picker and waits until they are uploaded and their alternative text can be filled in. */
async function addFiles(page: Page, files: Awaited<ReturnType<typeof makeFile>>[]): Promise<void> {
  const count = await page.getByLabel(/^Alternative text of picture/).count();
  await page.getByRole('dialog').getByLabel('Add photo').setInputFiles(files);
  await altField(page, count + files.length).waitFor();
  await uploadsFinished(page);
}

const uploadsFinished = (page: Page) =>
  page.waitForFunction(
    () => !/(Uploading|Preparing|Waiting)/.test(document.querySelector('dialog ol')?.textContent ?? ''),
  );

/** Fills the alternative texts with 'First', 'Second' and so on, so that the pictures can be told apart. */
async function nameThem(page: Page, names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) await altField(page, index + 1).fill(name);
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save Changes').click();
  // Not for the toast: that of an earlier save may still be shown. The panel closes only if the product is saved.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Returns the alternative texts of the large images on the product's page, in their order. */
async function publicImages(slug: string): Promise<(string | null)[]> {
  const { page } = await visit();
  await page.goto(`/products/${slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const images = page.locator('main article section[aria-label="Images"] > div ul picture img');
  return images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
}

describe("'order them by drag and by keyboard'", () => {
  test('by keyboard alone at 1440 px: add, describe, order, choose the first, remove, undo, save', async () => {
    const { page, product } = await openEditor(1440);
    const { keyboard } = page;
    const press = async (name: string) => {
      await tabTo(page, name);
      await keyboard.press('Enter');
    };
    // Wait for the event before pressing Tab, because Playwright needs a moment to intercept the file chooser.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'Add photo');
    await keyboard.press('Space');
    await (await chooser).setFiles(await makeFiles(3));
    await altField(page, 3).waitFor();
    await uploadsFinished(page);
    for (const [index, name] of ['First', 'Second', 'Third'].entries()) {
      await tabTo(page, `Alternative text of picture ${index + 1}`);
      await keyboard.type(name);
    }
    await press('Move picture 1 later');
    await waitForAltTexts(page, ['Second', 'First', 'Third']);
    await page.getByText('Moved to position 2 of 3.').waitFor({ state: 'attached' });
    // The focus stays on the moved picture, so that the same key moves it on.
    await keyboard.press('Enter');
    await waitForAltTexts(page, ['Second', 'Third', 'First']);
    await press('Make first, picture 2');
    await waitForAltTexts(page, ['Third', 'Second', 'First']);
    await press('Remove picture 2');
    await waitForAltTexts(page, ['Third', 'First']);
    // The focus is on Undo.
    await keyboard.press('Enter');
    await waitForAltTexts(page, ['Third', 'Second', 'First']);
    await keyboard.press('Control+S');
    await page.getByText('✅ Product updated').waitFor();
    expect(await publicImages(product.slug)).toEqual(['Third', 'Second', 'First']);
  });

  test('by mouse at 1440 px; Escape while dragging returns the picture and does not close the form', async () => {
    const { page, product } = await openEditor(1440);
    await addFiles(page, await makeFiles(3));
    await nameThem(page, ['First', 'Second', 'Third']);
    const pictures = page.locator('dialog ol img');
    await pictures.nth(0).scrollIntoViewIfNeeded();
    const centre = async (index: number) => {
      const box = (await pictures.nth(index).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const [from, to] = [await centre(0), await centre(2)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await waitForAltTexts(page, ['Second', 'Third', 'First']);
    await page.keyboard.press('Escape');
    await waitForAltTexts(page, ['First', 'Second', 'Third']);
    await page.mouse.up();

    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    await save(page);
    expect(await publicImages(product.slug)).toEqual(['Second', 'Third', 'First']);
  });

  test('by touch at 390 px, with the handle', async () => {
    const { page, product } = await openEditor(390, true);
    await addFiles(page, await makeFiles(2));
    await nameThem(page, ['First', 'Second']);
    const handles = page.locator('dialog ol li span[aria-hidden="true"]');
    await handles.nth(1).scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all([handles.nth(1).boundingBox(), handles.nth(0).boundingBox()]);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const [x, start, end] = [from!.x + 30, from!.y + 30, to!.y + 30];
    await touch('touchStart', [{ x, y: start }]);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', [{ x, y: start + ((end - start) * step) / 6 }]);
    await touch('touchEnd', []);
    await waitForAltTexts(page, ['Second', 'First']);
    // There is a camera on phones.
    expect(await page.getByRole('dialog').getByLabel('Take photo').isVisible()).toBe(true);
    await save(page);
    expect(await publicImages(product.slug)).toEqual(['Second', 'First']);
  });
});

test("'Staff add several pictures to a product by drag and drop … or by pasting'", async () => {
  const { page, product } = await openEditor(1440);
  const files = (await makeFiles(2)).map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  // A real DataTransfer with files, as the browser passes it when files are dropped or pasted.
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, bytes } of given)
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    return data;
  }, files);
  const pictures = page.getByRole('dialog').getByRole('region', { name: 'Pictures' });
  await pictures.dispatchEvent('dragover', { dataTransfer: transfer });
  await pictures.and(page.locator('[data-over=true]')).waitFor();
  await pictures.dispatchEvent('drop', { dataTransfer: transfer });
  await altField(page, 2).waitFor();
  await page.evaluate(
    (clipboardData) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    transfer,
  );
  await altField(page, 4).waitFor();
  await uploadsFinished(page);
  await nameThem(page, ['A', 'B', 'C', 'D']);
  await save(page);
  expect(await publicImages(product.slug)).toEqual(['A', 'B', 'C', 'D']);
});

describe.each([390, 1440])('at %d px', (width) => {
  test("'a picture of 30 MB among five good ones'; axe finds nothing in any state of the list", async () => {
    const { page, product, expectError } = await openEditor(width, width === 390);
    const expectAccessible = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await expectAccessible();
    expectError(/400/);
    const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(30 * 1024 * 1024) };
    const damaged = { ...(await makeFile('damaged.jpg')), name: 'damaged.jpg' };
    damaged.buffer = damaged.buffer.subarray(0, 700);
    const [one, two, ...others] = await makeFiles(5);
    await page
      .getByRole('dialog')
      .getByLabel('Add photo')
      .setInputFiles([one!, huge, two!, damaged, ...others]);
    await page.getByText('huge.jpg was not added: it is larger than 10 MB. Please choose a smaller one.').waitFor();
    await page.getByText('The picture is damaged and could not be read. Please choose another file.').waitFor();
    await uploadsFinished(page);
    await expectAccessible();
    await button(page, 'Remove picture 3').click();
    await expectAccessible();
    const small = await page
      .locator('dialog section button, dialog section label:has(input), dialog ol span[aria-hidden]')
      .evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLElement).checkVisibility())
          .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
    await save(page);
    expect(await publicImages(product.slug)).toHaveLength(5);
  });

  test('a product may have 12 pictures, or one, or none', async () => {
    const { page, product } = await openEditor(width, width === 390);
    await addFiles(page, await makeFiles(12));
    await expectShown(page, product, 12);
    await button(page, `Edit ${product.name}`).click();
    await altField(page, 12).waitFor();
    for (let n = 12; n > 1; n -= 1) await button(page, `Remove picture ${n}`).click();
    await expectShown(page, product, 1);
    await button(page, `Edit ${product.name}`).click();
    await altField(page, 1).waitFor();
    // The form may appear with the pictures of before, until the product has been fetched again.
    await altField(page, 2).waitFor({ state: 'detached' });
    await button(page, 'Remove picture 1').click();
    await expectShown(page, product, 0);
  });
});

async function expectShown(page: Page, { slug }: { slug: string }, count: number): Promise<void> {
  await save(page);
  expect(await publicImages(slug)).toHaveLength(count);
}

/** Presses Tab until the control with this accessible name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const { labels } = activeElement as HTMLInputElement;
      return activeElement?.getAttribute('aria-label') ?? (labels?.[0] ?? activeElement)?.textContent ?? '';
    });
    if (focused === name) return;
    seen.add(focused);
  }
  throw new Error(`Tab does not reach "${name}", but ${[...seen].join(', ')}.`);
}
