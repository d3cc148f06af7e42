import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { acceptsHtml } from '../cache/cachedResponse';
import { sendCachedResponse } from '../cache/cacheFastPath';
import { API_PREFIX } from '../http/contractRoutes';
import { UPLOADS_PREFIX } from '../images/imageStorage';
import { NOT_FOUND_MESSAGE, HttpError } from '../http/httpErrors';
import type { PageRenderer } from './pageRenderer';

const SHELL = 'shell.html';
const UNKNOWN = '404.html';
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const ONE_DAY = 'public, max-age=86400';
const ASK_EVERY_TIME = 'no-cache';

interface Site {
  /** The built site. It may be built while the server runs. */
  siteDir: string;
  /** The pages that are rendered on request; without them every page that is no file is the empty shell. */
  pages?: PageRenderer;
  /** In demo mode: what /admin/login is filled in with. Settled question 6. */
  demoSignIn?: { email: string; password: string };
}

/**
 * Serves the built site. Files and prerendered routes as they lie in the folder, pages that are rendered on request, any
 * other page as the empty shell that the browser fills; everything unknown gets a problem.
 */
export async function installSite(app: FastifyInstance, { siteDir, pages, demoSignIn }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    suppressWarning: true,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', siteCacheRule(path.slice(siteDir.length))),
  });
  // Not async: each await of a reply hangs one more listener on the answer, and @fastify/static has many already.
  app.setNotFoundHandler((request, reply) => {
    // The same URL is a page for one client and a problem for another.
    void reply.header('vary', 'accept');
    if (!asksForPage(request)) throw new HttpError(404, notFoundSentence(request));
    if (!existsSync(join(siteDir, SHELL))) return sayNotBuilt(reply);
    if (demoSignIn && isUnder(pathOf(request), '/admin')) return sendDemoShell(reply, siteDir, demoSignIn);
    if (pages) void sendPage(pages, request, reply).catch((error: Error) => reply.send(error));
    else reply.sendFile(SHELL);
    return undefined;
  });

  async function sendPage(from: PageRenderer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await from.find(request, reply);
    if (page === 'shell') reply.sendFile(SHELL);
    else if (page !== 'unknown') await sendCachedResponse(request, reply, page);
    // Read here, because sendFile sets its own status.
    else sendHtml(reply.code(404), await readFile(join(siteDir, UNKNOWN), 'utf8'));
  }
}

/**
 * Files in `assets` carry their content's hash in the name; a page must be asked for, or a deploy is not seen. A picture
 * that is rendered again keeps its name: after a day its ETag is asked for.
 */
function siteCacheRule(path: string): string {
  if (path.startsWith(`${sep}assets${sep}`)) return FOREVER;
  if (path.startsWith(`${sep}pictures${sep}`)) return ONE_DAY;
  return /\.html(\.br|\.gz)?$/.test(path) ? ASK_EVERY_TIME : ONE_HOUR;
}

/** Whether a person waits for a page, and not a page for one of its files. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf({ url });
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isUnder(path, API_PREFIX) || path.startsWith(UPLOADS_PREFIX) || path.startsWith('/assets/')) return false;
  if (/\/(\.|%2e)/i.test(path)) return false;
  // A token in a URL may contain dots, so a dot only counts against clients that do not ask for HTML by name.
  return headers.accept?.includes('text/html') || (acceptsHtml(headers.accept) && !path.includes('.'));
}

/** The shell with the demo credentials in a data block; the site's policy allows no other script in a page. */
async function sendDemoShell(reply: FastifyReply, siteDir: string, demoSignIn: object): Promise<FastifyReply> {
  const shell = await readFile(join(siteDir, SHELL), 'utf8');
  const block = JSON.stringify(demoSignIn).replaceAll('<', '\\u003c');
  return sendHtml(
    reply,
    shell.replace('</body>', () => `<script type="application/json" id="demo-sign-in">${block}</script></body>`),
  );
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', ASK_EVERY_TIME).type('text/html; charset=utf-8').send(html);

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.replace(/[?#].*$/s, '');

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function notFoundSentence({ url }: FastifyRequest): string {
  return isUnder(pathOf({ url }), API_PREFIX) ? 'There is no such call.' : NOT_FOUND_MESSAGE;
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', ASK_EVERY_TIME)
    .type('text/plain; charset=utf-8')
    .send('The site has not been built yet. Run "npm run build" and load this page again.\n');
}
