import { chromium } from 'playwright-core';
import { get } from './get';

const LOAD_LIMIT_MS = 15_000;
const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The scripts of one page, in the order in which they were asked for; sizes in bytes of the body on the wire. */
export interface PageBytes {
  page: string;
  files: { name: string; brotli: number; raw: number }[];
}

/**
 * Measures what a first visit to each page loads: with a browser all scripts that it asks for until the network is
 * quiet, without one only those that the page's HTML names.
 */
export async function measureBytes(origin: string, pages: string[], browser: string | undefined): Promise<PageBytes[]> {
  const scriptsOf = browser ? await loadedScripts(origin, pages, browser) : await namedScripts(origin, pages);
  return Promise.all(
    pages.map(async (page, index) => ({
      page,
      files: await Promise.all((scriptsOf[index] ?? []).map((url) => weigh(url))),
    })),
  );
}

async function weigh(url: string) {
  const [small, plain] = await Promise.all([get(url, 'br'), get(url)]);
  if (small.status !== 200 || plain.status !== 200) throw new Error(`${url} answers ${plain.status}.`);
  return { name: new URL(url).pathname.split('/').at(-1) ?? url, brotli: small.body.length, raw: plain.body.length };
}

async function loadedScripts(origin: string, pages: string[], executablePath: string): Promise<string[][]> {
  const browser = await chromium.launch({ executablePath, args: flags, timeout: LOAD_LIMIT_MS });
  try {
    const all: string[][] = [];
    for (const page of pages) {
      // A context of its own has an empty cache.
      const context = await browser.newContext();
      const tab = await context.newPage();
      const scripts = new Set<string>();
      tab.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await tab.goto(`${origin}${page}`, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
      await context.close();
      all.push([...scripts]);
    }
    return all;
  } finally {
    await browser.close();
  }
}

function namedScripts(origin: string, pages: string[]): Promise<string[][]> {
  return Promise.all(
    pages.map(async (page) => {
      const { body } = await get(`${origin}${page}`);
      const named = body.toString('utf8').matchAll(/<script[^>]* src="([^"]+)"/g);
      return [...named].map(([, src]) => new URL(src ?? '', origin).href);
    }),
  );
}
