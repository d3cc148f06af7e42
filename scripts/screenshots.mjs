/**
 * `npm run screenshots`: opens every public page in Chromium and writes full-page screenshots to docs/screenshots. The
 * list of prerendered routes comes from the build, so that a new page is included without a change here.
 */
import { createRequire } from 'node:module';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from './lib/chromium.mjs';
import { UserFacingError, rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { progressLine } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { startTemporaryServer } from './lib/temporaryServer.mjs';

const FOLDER = inRoot('docs/screenshots');
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const WEBP_QUALITY = 80;
/** WebP's limit for width and height, in px. */
const MAX_WEBP_SIDE = 16_383;
/** How many pages are loaded at the same time. */
const CONCURRENCY = 2;

/**
 * Returns each page with the name of its screenshots, and a selector that matches once the page's content has loaded.
 * The product page is that of the most expensive product.
 */
async function publicPages(origin) {
  const { accountRoutes, marketingRoutes } = createRequire(import.meta.url)(inRoot('build/render/render.js'));
  const response = await fetch(`${origin}/api/products?page=1&limit=1&sort=-price.base`);
  const [{ slug }] = (await response.json()).products;
  const pages = [...marketingRoutes, ...accountRoutes].map((route) => ({
    name: route.slice(1) || 'home',
    route,
    ready: 'h1',
  }));
  return [
    ...pages,
    { name: 'products', route: '/products', ready: 'main li h2' },
    { name: 'product', route: `/products/${slug}`, ready: 'article h1' },
  ];
}

/**
 * Scrolls down through the page, so that lazy content loads. Then scrolls back to the top and waits for images, fonts
 * and animations.
 */
async function loadEverything(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The browser never loads lazy images that are not displayed, or far to the right, such as the gallery's last ones.
    const displayed = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().left < window.innerWidth,
    );
    // On a busy machine, scrolling passes some lazy images before they are requested, and their decoding would never end.
    for (const image of displayed) image.loading = 'eager';
    await Promise.all(displayed.map((image) => image.decode()));
    // The screenshot of a full page paints images again, and would not wait for asynchronous decoding.
    for (const image of displayed) image.decoding = 'sync';
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

async function takeScreenshot(browser, origin, { route, ready }, viewport) {
  // Emulate reduced motion: otherwise a full-page screenshot shows scroll-triggered animations at different stages.
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    if (!response?.ok())
      throw new UserFacingError(`${route} returned ${response?.status()}, so no screenshot was taken.`);
    await page.locator(ready).first().waitFor();
    await loadEverything(page);
    const png = await page.screenshot({ fullPage: true });
    return await sharp(png)
      .resize({ width: VIEWPORTS.at(-1).width, height: MAX_WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } finally {
    await context.close();
  }
}

/**
 * Takes all screenshots. Returns the images by file name and writes no files, so that an interruption leaves the
 * existing screenshots as they are.
 */
async function takeScreenshots(executablePath) {
  const shop = await startTemporaryServer();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags }).catch(async (error) => {
    await shop.close();
    throw error;
  });
  const screenshots = new Map();
  try {
    const pages = await publicPages(shop.origin);
    const queue = pages.flatMap((page) => VIEWPORTS.map((viewport) => ({ page, viewport })));
    const total = queue.length;
    const line = progressLine('Taking screenshots', () => `${screenshots.size} of ${total}`);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const file = `${next.page.name}-${next.viewport.width}.webp`;
        screenshots.set(file, await takeScreenshot(browser, shop.origin, next.page, next.viewport));
      }
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    } finally {
      line.clear();
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return screenshots;
}

/** Writes the screenshots to docs/screenshots, and deletes those of pages that no longer exist. */
async function writeScreenshots(screenshots) {
  await mkdir(FOLDER, { recursive: true });
  const outdated = (await readdir(FOLDER)).filter((name) => /-\d+\.webp$/.test(name) && !screenshots.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(FOLDER, name))));
  let bytes = 0;
  for (const [name, content] of screenshots) {
    bytes += content.length;
    await writeFile(path.join(FOLDER, name), content);
  }
  console.log(`${screenshots.size} screenshots in docs/screenshots, ${(bytes / 1e6).toFixed(1)} MB`);
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const executablePath = findChromium();
  if (!executablePath)
    throw new UserFacingError(
      'Screenshots need Chromium: install it with `apt-get install chromium`, or set CHROMIUM to its path.',
    );
  await writeScreenshots(await takeScreenshots(executablePath));
});
