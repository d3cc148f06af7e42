/** A product page: its gallery, also without scripts, and the way from it to a consultation. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { fetchUntilRendered, waitForHydration } from './support/hydration';
import { useShop } from './support/shop';
import { showWebFonts } from './support/showWebFonts';
import { waitForStillPage } from './support/waitForStillPage';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const PRODUCT = '/products/engadin-pavilion-suite';
/** Red, green and blue of `--ink` (src/ui/tokens.css). */
const INK = [0x14, 0x11, 0x0f];
beforeAll(() => fetchUntilRendered(shop.origin, PRODUCT));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const counter = (page: Page) => page.getByRole('region', { name: 'Images' }).getByRole('status');
const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge image 1 of/ });

/** Sums up the layout shifts of the page in an attribute, which `layoutShift` reads. Call it before `goto`. */
const countLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const layoutShift = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

async function open(options = {}) {
  const { page } = await visit(options);
  await page.goto(PRODUCT);
  await waitForHydration(page);
  return page;
}

test('the gallery changes its image with arrows, arrow keys and a swipe', async () => {
  const page = await open(phone);
  await page.getByRole('button', { name: 'Next image' }).tap();
  await counter(page).getByText('2 /').waitFor();
  await page.keyboard.press('ArrowLeft');
  await counter(page).getByText('1 /').waitFor();
  await page.evaluate(() => document.querySelector('section ul')?.scrollTo({ left: 390 }));
  await counter(page).getByText('2 /').waitFor();
});

test('on a phone, the first view shows the image, the name, the price and the buttons, and nothing moves afterwards', async () => {
  const { page } = await visit({ ...phone, viewport: { width: 360, height: 740 } });
  await countLayoutShift(page);
  await page.goto(PRODUCT);
  await waitForHydration(page);
  await waitForStillPage(page);
  expect((await enlarge(page).boundingBox())?.height).toBeGreaterThan(300);
  const share = await page.getByRole('button', { name: 'Share' }).boundingBox();
  expect((share?.y ?? 0) + (share?.height ?? Infinity)).toBeLessThanOrEqual(740);
  // The bar would show the price and the button twice.
  expect(await page.locator('[data-contact-bar]').isVisible()).toBe(false);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('on a phone, one image has the whole width, and the description comes before the data', async () => {
  const page = await open(phone);
  const image = (await enlarge(page).boundingBox())!;
  expect([image.x, image.width]).toEqual([0, 390]);
  const about = (await page.getByRole('heading', { name: 'About this suite' }).boundingBox())!;
  const data = (await page.getByRole('heading', { name: 'Specifications' }).boundingBox())!;
  expect(about.y).toBeLessThan(data.y);
});

test('on a phone, the further views are a row that scrolls within the page, with a part of the next one in view', async () => {
  const page = await open(phone);
  const views = page.getByRole('region', { name: 'More views' }).getByRole('button');
  const [first, second] = [await views.first().boundingBox(), await views.nth(1).boundingBox()];
  expect(first!.x).toBeGreaterThan(0);
  expect(second!.x).toBeLessThan(390);
  expect(second!.x + second!.width).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone, the links to the previous and the next piece share the width, and their names take few lines', async () => {
  const page = await open(phone);
  await page.getByRole('region', { name: 'Related pieces' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^Next/ }).waitFor();
  await showWebFonts(page);
  for (const name of [/^Previous/, /^Next/]) {
    const box = (await page.getByRole('link', { name }).boundingBox())!;
    expect(box.width).toBeGreaterThan(390 / 3);
    expect(box.height).toBeLessThan(130);
  }
});

test('on a tablet, the first view shows the thumbnails, the buttons and the lead', async () => {
  const page = await open({ viewport: { width: 768, height: 1024 } });
  await showWebFonts(page);
  for (const part of [
    page.getByRole('list', { name: 'Choose an image' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByText('A glass pavilion in the grounds'),
  ]) {
    const box = (await part.first().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(1024);
  }
  expect(await page.locator('[data-contact-bar]').isVisible()).toBe(false);
});

test('on a tablet, the image is uncropped beside the name, and the first view shows the buttons and the lead', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 1024 } });
  await page.goto(await fetchUntilRendered(shop.origin, '/products/bespoke-design-study'));
  await showWebFonts(page);
  const image = (await enlarge(page).boundingBox())!;
  const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(image.width / image.height).toBeCloseTo(4 / 5);
  expect(image.width).toBeGreaterThan(768 / 2);
  expect(name.x).toBeGreaterThan(image.x + image.width);
  for (const part of [
    page.getByRole('button', { name: 'Share' }),
    page.getByText('Plans, materials and visualisations'),
  ]) {
    const box = (await part.first().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(1024);
  }
});

// The file of 768 pixels is compressed for the dense screens of phones (docs/decisions/0042-page-weight.md).
test('on a desktop with one pixel per CSS pixel, the main image is a file of at least 1200 pixels', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const image = enlarge(page).locator('picture img');
  await image.evaluate((one: HTMLImageElement) => one.decode());
  const file = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
  expect(Number(/-(\d+)\.avif$/.exec(file)?.[1])).toBeGreaterThanOrEqual(1200);
});

test.each([
  [1440, PRODUCT, 4],
  [768, PRODUCT, 4],
  [1440, '/products/lavaux-travertine-basin', 1],
])('at %d px, the samples of the materials of %s stand in one row', async (width, url, count) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto(await fetchUntilRendered(shop.origin, url));
  const samples = await page.getByRole('region', { name: 'Materials' }).locator('img').all();
  expect(samples).toHaveLength(count);
  const boxes = await Promise.all(samples.map((sample) => sample.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThan(140);
});

test('on a phone, only the image in view is requested before hydration, and the others after it', async () => {
  const { page } = await visit(phone);
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/products\/(engadin[\w-]*?)-\d+\.\w+$/.exec(request.url()) ?? [];
    if (name) requested.add(name);
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', (route) => held.then(() => route.continue()));
  await page.goto(PRODUCT);
  await page
    .locator('article picture img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  expect([...requested]).toEqual(['engadin-pavilion-suite']);
  const others = page.waitForRequest(/engadin-pavilion-suite--\w+-\d+\.avif$/);
  release();
  await others;
});

test('in a wide window, a large image fills the left of the first screen, and the summary and the thumbnails the right', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const image = (await enlarge(page).boundingBox())!;
  expect(image.x).toBe(0);
  expect(image.width).toBeGreaterThan(0.45 * 1440);
  expect(image.height / image.width).toBeLessThanOrEqual(1.25);
  const thumbnails = (await page.getByRole('list', { name: 'Choose an image' }).locator('li').last().boundingBox())!;
  const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(Math.min(name.x, thumbnails.x)).toBeGreaterThan(image.width);
  expect(thumbnails.y).toBeGreaterThan(name.y);
  expect(Math.max(image.y + image.height, thumbnails.y + thumbnails.height)).toBeLessThanOrEqual(900);

  const images = page.getByRole('button', { name: /^Enlarge image/ });
  await images.first().focus();
  await page.keyboard.press('ArrowRight');
  await counter(page).getByText('2 /').waitFor();
  expect(await images.nth(1).evaluate((button) => button === document.activeElement)).toBe(true);
});

/** The image beside or above the description. */
const storyImage = (page: Page) =>
  page
    .locator(':has(> section[aria-labelledby="about"])')
    .last()
    .getByRole('button', { name: /^Enlarge image/ });

test.each([
  ['zuers-corner-sauna', 'false', 360, 740],
  ['zuers-corner-sauna', 'false', 768, 1024],
  ['zuers-corner-sauna', 'false', 1440, 900],
  ['zuers-corner-sauna', 'false', 2560, 1440],
  ['engadin-pavilion-suite', 'true', 360, 740],
  ['engadin-pavilion-suite', 'true', 768, 1024],
  ['engadin-pavilion-suite', 'true', 1440, 900],
  ['engadin-pavilion-suite', 'true', 2560, 1440],
])(
  'the image of the description of %s (wide: %s) reaches the edge of a window of %d × %d px and moves nothing',
  async (slug, wide, width, height) => {
    const { page } = await visit({ viewport: { width, height } });
    await countLayoutShift(page);
    await page.goto(await fetchUntilRendered(shop.origin, `/products/${slug}`));
    await waitForHydration(page);
    const image = storyImage(page);
    expect(await image.locator('xpath=ancestor::*[@data-wide]').getAttribute('data-wide')).toBe(wide);
    const reserved = await image.boundingBox();
    await image.scrollIntoViewIfNeeded();
    await image.locator('picture img').evaluate((img: HTMLImageElement) => img.decode());
    await waitForStillPage(page);
    const box = await image.boundingBox();
    expect(box).toMatchObject({ x: reserved?.x, width: reserved?.width, height: reserved?.height });
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width);
    if (wide === 'true') expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThan(0.4 * width);
    expect(box?.height).toBeGreaterThanOrEqual(width >= 900 ? height / 2 : 0.75 * width);
    expect(box?.height).toBeLessThanOrEqual(height);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);

test.each(['saentis-contrast-suite', 'moesern-hillside-suite', 'engadin-pavilion-suite', 'koenigssee-panorama-sauna'])(
  'at 1440 × 900 px, the first screen shows the whole summary of %s, and at 1366 × 768 px, the image is as high as it',
  async (slug) => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(await fetchUntilRendered(shop.origin, `/products/${slug}`));
    await showWebFonts(page);
    const bottomOf = async (part: Locator) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    const image = enlarge(page);
    const thumbnails = page.getByRole('list', { name: 'Choose an image' });
    expect(await bottomOf(thumbnails)).toBeLessThanOrEqual(900);
    expect(await bottomOf(image)).toBeCloseTo(900, 0);

    await page.setViewportSize({ width: 1366, height: 768 });
    await waitForStillPage(page);
    const margin = (await bottomOf(image)) - (await bottomOf(thumbnails));
    expect(margin).toBeGreaterThan(0);
    expect(margin).toBeLessThan(24);
  },
);

test('twelve images are reached with arrows and thumbnails', async () => {
  // The page also shows the product's main image, which the response states separately.
  const images = Array.from({ length: 11 }, (_, index) => ({ url: `/placeholders/sauna-a.svg?${index}` }));
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.route('**/api/products/slug/engadin-pavilion-suite', async (route) => {
    const response = await route.fetch();
    const { product } = (await response.json()) as { product: object };
    await route.fulfill({ response, json: { product: { ...product, images } } });
  });
  // Serve the empty shell, so that the page requests the product itself.
  await page.route(`**${PRODUCT}`, async (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ response: await route.fetch({ url: new URL('/shell.html', shop.origin).href }) })
      : route.fallback(),
  );
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: 'Next image' }).click();
  await counter(page).getByText('2 / 12').waitFor();
  await page.getByRole('button', { name: /^Image 12:/ }).click();
  await counter(page).getByText('12 / 12').waitFor();
  await page.getByRole('button', { name: 'Previous image' }).click();
  await counter(page).getByText('11 / 12').waitFor();
});

test('an image opens full screen, can be enlarged, and Escape returns to the gallery', async () => {
  const page = await open();
  await enlarge(page).click();
  const dialog = page.getByRole('dialog', { name: 'Enlarged images' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('2 / ').waitFor();
  const width = () => dialog.locator('.yarl__slide_current img').evaluate((img) => img.getBoundingClientRect().width);
  const before = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForFunction(
    (start) => (document.querySelector('.yarl__slide_current img')?.getBoundingClientRect().width ?? 0) > start * 1.2,
    before,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Enlarge image'));
});

test('the focus ring of an image is above the image', async () => {
  // Tab scrolls to the second image and back. The scrolling is smooth unless the visitor wants less motion.
  const page = await open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await enlarge(page).focus();
  // The last key decides whether the ring is shown.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const screenshot = sharp(await enlarge(page).screenshot());
  const { height } = await screenshot.metadata();
  const edge = { left: 1, top: Math.floor(height / 2), width: 1, height: 1 };
  const pixel = await screenshot.extract(edge).removeAlpha().raw().toBuffer();
  expect([...pixel]).toEqual(INK);
});

test('without scripts, the images are a row that scrolls, and no button is shown that would do nothing', async () => {
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(PRODUCT);
  const row = page.getByRole('region', { name: 'Images' }).getByRole('list').first();
  await row.waitFor();
  expect(await row.locator('img').count()).toBeGreaterThan(1);
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  expect(await page.getByRole('button', { name: 'Next image' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Ask for a consultation' }).first().isVisible()).toBe(true);
});

test("'Ask for a consultation' leads to a form that names the product", async () => {
  const page = await open(phone);
  const bar = page.locator('[data-contact-bar]');
  const inline = page.getByRole('article').getByRole('link', { name: 'Ask for a consultation' }).first();
  await inline.scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'About this suite' }).evaluate((heading) => heading.scrollIntoView());
  await bar.waitFor();
  expect(await page.locator('button[aria-haspopup=dialog]').isVisible()).toBe(false);
  await bar.getByRole('link', { name: 'Ask for a consultation' }).tap();
  await page.getByText('Your request is about the Engadin Pavilion Suite.').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('[name=projectType]')?.value === 'complete-suite',
  );
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLTextAreaElement>('[name=message]')?.value ===
      'I am interested in the Engadin Pavilion Suite.\n\n',
  );
});

test('on a desktop, name, price and button stay in reach below the summary, unless the page shows a button of its own', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  const bar = page.locator('[data-contact-bar]');
  expect(await bar.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Materials' }).evaluate((heading) => heading.scrollIntoView());
  await bar.getByRole('link', { name: 'Ask for a consultation' }).waitFor();
  expect(await bar.innerText()).toMatch(/Engadin Pavilion Suite\s+264\.000\s€/);
  expect((await bar.boundingBox())?.height).toBe(61);
  const next = page.getByRole('region', { name: 'What happens next' });
  await next.getByRole('link', { name: 'Ask for a consultation' }).evaluate((link) => link.scrollIntoView());
  await bar.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'More from the collection' }).evaluate((heading) => heading.scrollIntoView());
  await bar.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
});

test('the printed page is a data sheet on one page, with its URL and how to reach the company', async () => {
  const page = await open();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText(new RegExp(`^http.*${PRODUCT}$`)).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').getByRole('link', { name: '+49 800 772 78664' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
