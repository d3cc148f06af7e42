/** A real Chromium for one test file. Whatever a page complains of fails the test that opened it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

// No GPU, no sandbox in containers, and no talking to anybody on its own account.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Somebody with a browser of their own: no cookies, storage or cache of anybody else. */
export interface Visitor {
  page: Page;
  /**
   * Announces trouble that this test makes itself. What matches is not held against the page; trouble that was
   * announced and did not come fails the test, too.
   */
  expectTrouble(pattern: RegExp): void;
}

interface Watch {
  context: BrowserContext;
  troubles: string[];
  announced: RegExp[];
}

/** Launches one browser for the file's tests. `origin` is asked when a visitor comes; relative addresses mean it. */
export function useBrowser(origin: () => string) {
  let browser: Browser | undefined;
  let watches: Watch[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args });
  });
  afterAll(async () => browser?.close());
  afterEach(async () => {
    const ended = watches;
    watches = [];
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(ended.flatMap(unexpected)).toEqual([]);
  });

  return async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
    if (!browser) throw new Error('The browser opens before the first test; visit from within one.');
    const context = await browser.newContext({ baseURL: origin(), ...options });
    const watch: Watch = { context, troubles: [], announced: [] };
    watches.push(watch);
    await report(watch, origin());
    return { page: await context.newPage(), expectTrouble: (pattern) => watch.announced.push(pattern) };
  };
}

/** Collects everything that can go wrong in the pages of a context, one line each. */
async function report({ context, troubles }: Watch, origin: string): Promise<void> {
  context.on('console', (message) => {
    // A busy machine is no fault of the page: Redux Toolkit's own checks say so in development.
    if (/InvariantMiddleware took \d+ms/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { name, message, stack = '' } = error.error();
    // A DOMException has no stack, and an error may have no message.
    troubles.push([`uncaught: ${name}: ${message}`, `on ${error.page()?.url()}`, stack].filter(Boolean).join('\n'));
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') troubles.push(`foreign: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Given up by the page itself: the visitor has moved on, or the time limit has passed.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`policy: ${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
    );
  });
}

function unexpected({ troubles, announced }: Watch): string[] {
  const missing = announced.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
  return [
    ...troubles.filter((trouble) => !announced.some((pattern) => pattern.test(trouble))),
    ...missing.map((pattern) => `announced but never seen: ${pattern}`),
  ];
}
