import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { acceptsHtml } from '../cache/cachedResponse';
import { sendCachedResponse } from '../cache/cacheFastPath';
import { API_PREFIX } from '../http/contract';
import { UPLOADS_PREFIX } from '../images/imageStorage';
import { NOT_FOUND_MESSAGE, HttpError } from '../http/httpErrors';
import type { PageRenderer } from './pageRenderer';
import { documentHeaders } from './securityHeaders';

const SHELL = 'shell.html';
const NOT_FOUND_PAGE = '404.html';
const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const ONE_DAY = 'public, max-age=86400';
const REVALIDATE = 'no-cache';
/** Matches the files that a browser never shows as a document with scripts. */
const neverDocument = /\.(?:avif|css|ico|jpg|js|png|webp|woff2)(?:\.br|\.gz)?$/;

interface DemoCredentials {
  email: string;
  password: string;
}

interface SiteOptions {
  /** The folder of the built site. It may be built while the server is running. */
  siteDir: string;
  /**
   * The folder of the built pages whose consultation forms send their requests. If omitted, the pages of `siteDir` are
   * sent.
   */
  consultationsDir?: string;
  /** Renders pages on request. If omitted, the server sends the empty shell for every page that was not prerendered. */
  pages?: PageRenderer;
  /**
   * The demo admin's credentials, which are filled into the form of /admin/login. Set in demo mode only
   * (docs/decisions/0005).
   */
  demoCredentials?: DemoCredentials;
}

/**
 * Serves the built site: its files, its prerendered pages, and the pages that are rendered on request. Pages with a token
 * in their URL are prerendered once for all tokens. A navigation to any other page gets the empty shell, in which the
 * browser renders the page, or 404.html if the page does not exist. All other requests get a JSON 404.
 */
export async function installSite(
  app: FastifyInstance,
  { siteDir, consultationsDir, pages, demoCredentials }: SiteOptions,
): Promise<void> {
  const pagesDir = consultationsDir ?? siteDir;
  await app.register(fastifyStatic, {
    root: [...new Set([pagesDir, siteDir])],
    suppressWarning: true,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const dir = path.startsWith(siteDir + sep) ? siteDir : pagesDir;
      void reply.header('cache-control', cacheControlFor(path.slice(dir.length)));
      if (neverDocument.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  // Not async, because each await of a reply adds a listener to the response, and @fastify/static adds many already.
  app.setNotFoundHandler((request, reply) => {
    // The same URL is a page or a JSON 404 depending on the Accept header, so caches must store both.
    void reply.header('vary', 'accept');
    if (!isPageNavigation(request)) throw new HttpError(404, notFoundMessage(request));
    if (!existsSync(join(pagesDir, SHELL))) return sendNotBuilt(reply);
    if (demoCredentials && isUnder(pathOf(request), '/admin')) return sendDemoPage(reply, SHELL, demoCredentials);
    const tokenPage = tokenPageOf(pathOf(request));
    if (tokenPage && existsSync(join(pagesDir, tokenPage))) reply.sendFile(tokenPage);
    else if (pages) void sendPage(pages, request, reply).catch((error: Error) => reply.send(error));
    else reply.sendFile(SHELL);
    return undefined;
  });

  if (demoCredentials) {
    // These routes take precedence over the prerendered files, which never contain the demo credentials.
    for (const path of ['/admin', '/admin/', '/admin/login', '/admin/login/']) {
      app.get(path, (request, reply) => {
        const page = join(path, 'index.html');
        if (!isPageNavigation(request) || !existsSync(join(pagesDir, page))) return reply.callNotFound();
        return sendDemoPage(reply.header('vary', 'accept'), page, demoCredentials);
      });
    }
  }

  /**
   * Sends a page with the demo credentials, in the fields of its form and as a JSON data block, from which the app reads
   * them: the site's CSP forbids inline scripts.
   */
  async function sendDemoPage(reply: FastifyReply, page: string, credentials: DemoCredentials): Promise<FastifyReply> {
    const html = await readFile(join(pagesDir, page), 'utf8');
    const block = JSON.stringify(credentials).replaceAll('<', '\\u003c');
    return sendHtml(
      reply,
      html
        .replace(/name="(email|password)" value="/g, (field, name: 'email') => field + escapeHtml(credentials[name]))
        .replace('</body>', () => `<script type="application/json" id="demo-sign-in">${block}</script></body>`),
    );
  }

  async function sendPage(from: PageRenderer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await from.find(request, reply);
    if (page === 'shell') reply.sendFile(SHELL);
    else if (page !== 'unknown') await sendCachedResponse(request, reply, page);
    // Read the file here, because `sendFile` would replace the status 404.
    else sendHtml(reply.code(404), await readFile(join(pagesDir, NOT_FOUND_PAGE), 'utf8'));
  }
}

/**
 * Returns the Cache-Control header for a file of the site. Files in `assets` have a content hash in their name, so they
 * never change. HTML is revalidated on every request, so that a new build is visible at once. Images in `pictures` keep
 * their name when they are rendered again, so they are revalidated after a day.
 */
function cacheControlFor(path: string): string {
  if (path.startsWith(`${sep}assets${sep}`)) return ONE_YEAR_IMMUTABLE;
  if (path.startsWith(`${sep}pictures${sep}`)) return ONE_DAY;
  return /\.html(\.br|\.gz)?$/.test(path) ? REVALIDATE : ONE_HOUR;
}

/** Returns whether the request is a page navigation rather than a subresource such as a script or an image. */
function isPageNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf({ url });
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isUnder(path, API_PREFIX) || path.startsWith(UPLOADS_PREFIX) || path.startsWith('/assets/')) return false;
  if (/\/(\.|%2e)/i.test(path)) return false;
  // A path with a dot usually names a file. It is treated as a page if Accept names text/html, because tokens in page
  // URLs may contain dots.
  return headers.accept?.includes('text/html') || (acceptsHtml(headers.accept) && !path.includes('.'));
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', REVALIDATE).type('text/html; charset=utf-8').send(html);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.replace(/[?#].*$/s, '');

/**
 * Returns the path of the file that the build prerenders for all URLs with a token, such as `/reset-password/{token}`
 * (`prerenderedPages` in src/app/routeLists.ts). Returns null if the URL has not exactly two segments. The file need
 * not exist.
 */
function tokenPageOf(path: string): string | null {
  const folder = /^\/([\w-]+)\/[^/]+\/?$/.exec(path)?.[1];
  return folder === undefined ? null : `${folder}/any.html`;
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function notFoundMessage({ url }: FastifyRequest): string {
  return isUnder(pathOf({ url }), API_PREFIX) ? 'This API endpoint does not exist.' : NOT_FOUND_MESSAGE;
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', REVALIDATE)
    .type('text/plain; charset=utf-8')
    .send('The site has not been built yet. Run "npm run build" and reload this page.\n');
}
