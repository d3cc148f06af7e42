/** Opens Chromium for a test file. An error in any page fails the test that opened the page. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Chromium's command-line flags: no GPU, no sandbox (which fails in containers), no background network requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long to wait for an element or a page, in ms. Long enough for a busy machine, and shorter than a test may take. */
const WAIT_MS = 200_000;

/**
 * How long to wait for expected errors that the browser has not reported yet at the end of a test, in ms. Only a test that
 * fails waits that long.
 */
const ERROR_REPORT_MS = 60_000;

declare global {
  interface Window {
    /** Whether the app has hydrated, or has rendered its first page into an empty shell. */
    appIsHydrated?: boolean;
  }
}

/** A visitor with a browser context of their own: cookies, storage and cache are not shared with other visitors. */
export interface Visitor {
  page: Page;
  /**
   * Declares errors that the test provokes. Errors that match the pattern do not fail the test. If no error matches,
   * the test fails.
   */
  expectError(pattern: RegExp): void;
}

/** The errors that the pages of a browser context have reported, and the patterns of those that the test expects. */
interface ErrorLog {
  context: BrowserContext;
  errors: string[];
  expected: RegExp[];
}

/**
 * Launches one browser for the tests of a file. Returns a function that opens a page for a new visitor. Relative URLs
 * are resolved against `origin()`, which is a function because the server has no port yet when `useBrowser` is called.
 */
export function useBrowser(origin: () => string) {
  let browser: Browser | undefined;
  let logs: ErrorLog[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args });
  });
  afterAll(async () => browser?.close());
  afterEach(async () => {
    const finished = logs;
    logs = [];
    await Promise.all(finished.map(whenErrorsReported));
    const errors = finished.flatMap(unexpectedErrors);
    await Promise.all(finished.map(({ context }) => closeContext(context)));
    expect(errors).toEqual([]);
  });

  return async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
    if (!browser) throw new Error('The browser opens before the first test; visit from within one.');
    const context = await browser.newContext({ baseURL: origin(), ...options });
    context.setDefaultTimeout(WAIT_MS);
    const log: ErrorLog = { context, errors: [], expected: [] };
    logs.push(log);
    await recordErrors(log, origin());
    return { page: await context.newPage(), expectError: (pattern) => log.expected.push(pattern) };
  };
}

/**
 * Closes a browser context. The panel polls and a route handler may be waiting for its response: the handler would throw
 * when the page closes, and that unhandled rejection would fail the test.
 */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/**
 * Records one line for each error in the pages of a context: console errors and warnings, uncaught exceptions, failed
 * requests, responses with status 400 or higher, requests to other origins, and violations of the content security
 * policy.
 */
async function recordErrors({ context, errors }: ErrorLog, origin: string): Promise<void> {
  context.on('console', (message) => {
    // Ignore Redux Toolkit's warnings that its development checks are slow: they depend on the load of the machine.
    if (/InvariantMiddleware took \d+ms/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { name, message, stack = '' } = error.error();
    // Record the name and the message as well, because the stack of a DOMException is empty.
    errors.push([`uncaught: ${name}: ${message}`, `on ${error.page()?.url()}`, stack].filter(Boolean).join('\n'));
  });
  context.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (requestOrigin !== origin && protocol !== 'data:' && protocol !== 'blob:')
      errors.push(`foreign: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Ignore aborted requests: the page aborts them itself when the visitor leaves it or when a request times out.
    if (reason !== 'net::ERR_ABORTED') errors.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answered ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    window.addEventListener('app:hydrated', () => (window.appIsHydrated = true));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`policy: ${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
    );
  });
}

/** Returns the patterns of expected errors that have not occurred so far. */
const missingErrors = ({ errors, expected }: ErrorLog): RegExp[] =>
  expected.filter((pattern) => !errors.some((error) => pattern.test(error)));

/**
 * Waits until all expected errors have been reported, but no longer than ERROR_REPORT_MS. The browser reports an error in
 * an event of its own, which may arrive after what the test has waited for.
 */
async function whenErrorsReported(log: ErrorLog): Promise<void> {
  const start = performance.now();
  while (missingErrors(log).length > 0 && performance.now() - start < ERROR_REPORT_MS)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Returns the errors that the test did not expect, and a line for each expected error that did not occur. */
function unexpectedErrors(log: ErrorLog): string[] {
  return [
    ...log.errors.filter((error) => !log.expected.some((pattern) => pattern.test(error))),
    ...missingErrors(log).map((pattern) => `expected, but did not occur: ${pattern}`),
  ];
}
