/**
 * `npm run screenshots`: pictures of every public page, from top to bottom, as Chromium draws them, into docs/screenshots.
 * The routes come from the build itself, so that a page that is added is pictured without a change here.
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
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const QUALITY = 80;
/** The most that WebP holds on one side, in px. */
const MOST_PX = 16_383;
const AT_ONCE = 2;

/** Every page with the name of its picture, and what has to be there before it is one. */
async function publicPages(origin) {
  const { prerenderedRoutes } = createRequire(import.meta.url)(inRoot('build/render/render.js'));
  const answer = await fetch(`${origin}/api/products?page=1&limit=1&sort=name`);
  const [{ slug }] = (await answer.json()).products;
  const written = [...prerenderedRoutes, '/login', '/signup', '/forgot-password'].map((route) => ({
    name: route.slice(1) || 'home',
    route,
    ready: 'h1',
  }));
  return [
    ...written,
    { name: 'products', route: '/products', ready: 'main li h2' },
    { name: 'product', route: `/products/${slug}`, ready: 'article h1' },
  ];
}

/** Walks down the page, so that what loads late loads, waits for every picture and letter, and returns to the top. */
async function settle(page) {
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
    await Promise.all([...document.images].map((image) => image.decode()));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

async function picture(browser, origin, { route, ready }, viewport) {
  // Still: a page that is pictured whole has no moment at which all of it has just been scrolled to.
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    if (!response?.ok())
      throw new UserFacingError(`${route} answered ${response?.status()}, so no picture was taken of it.`);
    await page.locator(ready).first().waitFor();
    await settle(page);
    const png = await page.screenshot({ fullPage: true });
    return await sharp(png)
      .resize({ width: WINDOWS.at(-1).width, height: MOST_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } finally {
    await context.close();
  }
}

/** Takes all pictures before it touches the folder: whoever interrupts it keeps the old ones. */
async function takeAll(executablePath) {
  const shop = await startTemporaryServer();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags }).catch(async (error) => {
    await shop.close();
    throw error;
  });
  const taken = new Map();
  try {
    const pages = await publicPages(shop.origin);
    const waiting = pages.flatMap((page) => WINDOWS.map((viewport) => ({ page, viewport })));
    const all = waiting.length;
    const line = progressLine('Taking pictures', () => `${taken.size} of ${all}`);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const file = `${next.page.name}-${next.viewport.width}.webp`;
        taken.set(file, await picture(browser, shop.origin, next.page, next.viewport));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    } finally {
      line.clear();
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return taken;
}

async function write(pictures) {
  await mkdir(FOLDER, { recursive: true });
  const old = (await readdir(FOLDER)).filter((name) => /-\d+\.webp$/.test(name) && !pictures.has(name));
  await Promise.all(old.map((name) => rm(path.join(FOLDER, name))));
  let bytes = 0;
  for (const [name, content] of pictures) {
    bytes += content.length;
    await writeFile(path.join(FOLDER, name), content);
  }
  console.log(`${pictures.size} pictures in docs/screenshots, ${(bytes / 1e6).toFixed(1)} MB`);
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const executablePath = findChromium();
  if (!executablePath)
    throw new UserFacingError(
      'Pictures need Chromium: get it with `apt-get install chromium`, or name one in CHROMIUM.',
    );
  await write(await takeAll(executablePath));
});
