import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { installJsonParser, JSON_MAX_BYTES } from './http/jsonBodies';
import { makeResponseCache } from './cache/responseCache';
import { makeCacheFastPath } from './cache/cacheFastPath';
import type { Config } from './config/readConfig';
import { limitConnections, MAX_CONNECTIONS, rejectCostlyRequests } from './http/connections';
import { readContract } from './http/contract';
import { registerContractRoutes } from './http/contractRoutes';
import type { Database } from './database';
import { installHealth } from './http/health';
import { type EarlyHandler, makeServerFactory } from './http/serverFactory';
import { installEventStream } from './live/eventStream';
import { newRequestId } from './config/logging';
import type { QueuedMail } from './mail/outboxQueries';
import { makeOutboxWorker, type OutboxWorker } from './mail/outboxWorker';
import { openTransport } from './mail/transport';
import { installMetrics } from './metrics';
import { handlers } from './handlers';
import { openImageStorage } from './images';
import { type AvifWorker, makeAvifWorker } from './images/avifWorker';
import type { ImageStorage } from './images/imageStorage';
import { makeImageStore } from './images/imageStore';
import { startOrphanCleanup } from './images/cleanup';
import { installErrorHandler, makeClientErrorHandler, makeEndWithError, sendError } from './http/httpErrors';
import { type AccountMail, makeEmailRenderer } from './auth/emailRenderer';
import { builtSite } from './config/projectRoot';
import { DEFAULT_READ_LIMITS, makeReadLimit, type ReadLimits } from './http/readLimit';
import { DEFAULT_LIMITS, type Limits, makeRateLimiter } from './auth/rateLimiter';
import { makePasswordHasher } from './auth/passwordHasher';
import { makeSessionFinder } from './auth/sessionFinder';
import { openSigner, type Signer } from './auth/signing';
import { startExpiryCleanup } from './auth/cleanup';
import { installLoadShedding } from './http/loadShedding';
import { makeInvitationRenderer } from './users/invitationEmail';
import { makeRequestEmailRenderer, type RequestMail } from './requests/requestEmailRenderer';
import { makeRequestJobs } from './requests/requestJobs';
import { installSite } from './site';
import { makePageRenderer } from './site/pageRenderer';
import { installSecurityHeaders, securityHeaders } from './site/securityHeaders';
import { installSitemap } from './site/sitemap';
import { installMultipart } from './http/multipart';

/** Time limit for a request to arrive completely, in ms. Long enough to upload 10 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Limit of each step of the start, in ms. Fastify's own limit of ten seconds is too short for a busy machine. */
const START_TIMEOUT_MS = 120_000;
/**
 * Time after which an idle connection is destroyed, in ms. It is longer than the slowest query (60 s, plus up to 10 s
 * to get a database connection). It is also longer than the interval of the heartbeats that keep live updates open
 * (20 s).
 */
const CONNECTION_TIMEOUT_MS = 90_000;
/** Maximum length of a path parameter, in characters. Slugs have up to 240. */
const PARAM_MAX_LENGTH = 300;
/**
 * Maximum number of public reads that run at once, and of all other API calls. The embedded database has a single
 * connection, so concurrent calls wait for each other's queries. A higher limit would slow down calls that run many
 * queries, such as the sign-in.
 */
const CONCURRENCY = { embedded: { reads: 1, calls: 4 }, server: { reads: 6, calls: 16 } };
/** Time that a run of the request jobs has to finish during shutdown, in ms. */
const JOBS_GRACE_MS = 2000;
/** Interval at which idle connections are closed while the server shuts down, in ms. */
const IDLE_CHECK_MS = 100;
/** Time that a connection has to send its first request during shutdown, in ms. */
const UNUSED_CONNECTION_MS = 1000;

interface AppOptions {
  config: Config;
  database: Database;
  /**
   * Folder of the built site. The built page renderer is in the folder `render` beside it. Defaults to `build/site`.
   */
  siteDir?: string;
  logger?: FastifyServerOptions['logger'];
  /** Rate limits for sign-in, registration and other actions, for mails, and for unknown tokens. */
  limits?: Limits;
  /** Rate limits for public reads that are not cached. */
  readLimits?: ReadLimits;
}

/**
 * Builds the complete server (API, site, images, health checks) without listening on a port. Throws UserFacingError if
 * that fails for a reason that the operator can fix.
 */
export async function buildApp({
  config,
  database,
  siteDir = builtSite,
  logger = false,
  limits = DEFAULT_LIMITS,
  readLimits = DEFAULT_READ_LIMITS,
}: AppOptions): Promise<FastifyInstance> {
  const { pool } = database;
  const headers = securityHeaders(config);
  const endWithError = makeEndWithError(headers);
  let serveEarly: EarlyHandler = () => false;
  const app = fastify({
    logger,
    bodyLimit: JSON_MAX_BYTES,
    serverFactory: makeServerFactory((...call) => serveEarly(...call)),
    pluginTimeout: START_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    // Fastify runs no hooks for framework errors, such as an invalid URL, so the security headers are set here.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    // Do not respond with 503 to requests that arrive during shutdown, because the database is closed last.
    return503OnClosing: false,
    clientErrorHandler: makeClientErrorHandler(endWithError),
    // Without a trusted proxy, ignore X-Forwarded-For. Otherwise clients could evade rate limits with forged IP
    // addresses.
    trustProxy: config.trustProxy ?? false,
    genReqId: newRequestId,
  });
  const contract = readContract();
  const cache = makeResponseCache(database.notifications);
  let countListeners = () => 0;
  const recordRoute =
    config.metricsPort === undefined
      ? undefined
      : installMetrics(app, { config, contract, pool, cache, listeners: () => countListeners() });
  const files = await openImageStorage(config);
  const signer = await openSigner(pool);
  const concurrency = CONCURRENCY[config.databaseUrl === undefined ? 'embedded' : 'server'];
  const readLimit = makeReadLimit(readLimits, concurrency.reads);
  const outboxWorker = installMail(app, { config, database, signer });
  installRequestJobs(app, config, database, outboxWorker);
  const services = {
    config,
    pool,
    images: makeImageStore(files),
    avifWorker: installImageWork(app, config, database, files),
    passwordHasher: await makePasswordHasher(),
    rateLimiter: makeRateLimiter(pool, limits),
    signer,
    outboxWorker,
  };
  installErrorHandler(app);
  closeAfterUpgradeRequests(app);
  closeIdleConnectionsOnShutdown(app);
  // Install the security headers before load shedding, so that the 503 responses of load shedding have them too.
  installSecurityHeaders(app, headers);
  installLoadShedding(app);
  installJsonParser(app);
  await installMultipart(app);
  await registerContractRoutes(app, {
    contract,
    handlers,
    services,
    cache,
    readLimit,
    concurrentCalls: concurrency.calls,
    findSession: makeSessionFinder(pool, limits.unknownTokens, config.adminPasskeys === 'required'),
    strict: !config.production,
  });
  countListeners = installEventStream(app, { notifications: database.notifications });
  const serveReady = installHealth(app, pool, services.images);
  const serveCached = makeCacheFastPath(cache, app.log, recordRoute);
  serveEarly = (...call) => serveReady(...call) || serveCached(...call);
  app.addHook('preClose', async () => cache.close());
  await files.serve(app);
  installSitemap(app, { pool, cache, publicUrl: () => config.publicUrl });
  const { demo, email, password } = config.admin;
  // If the site uses the API of another provider, do not render pages here: the renderer reads only this server's API.
  const rendersPages = config.render === 'on' && config.apiOrigin === undefined;
  // The site of another provider is built with or without consultations.
  const ownConsultations = config.requests !== undefined && config.apiOrigin === undefined;
  await installSite(app, {
    siteDir,
    ...(ownConsultations && { consultationsDir: join(siteDir, '..', 'consultations') }),
    ...(rendersPages && {
      pages: makePageRenderer(app, {
        cache,
        ownHeaders: readLimit.ownHeaders,
        renderDir: join(siteDir, '..', 'render'),
        consultations: config.requests !== undefined,
      }),
    }),
    ...(demo && { demoCredentials: { email, password } }),
  });
  rejectCostlyRequests(app, endWithError);
  limitConnections(app, MAX_CONNECTIONS, config.trustProxy === undefined);
  return app;
}

/**
 * Starts the worker that sends queued mail when the server listens, and stops it when the server closes. Also deletes
 * expired sessions, links, registrations and rate-limit counters every hour. Returns the worker.
 */
function installMail(
  app: FastifyInstance,
  { config, database: { pool }, signer }: { config: Config; database: Database; signer: Signer },
): OutboxWorker {
  const transport = openTransport(config);
  const composeAccountMail = makeEmailRenderer(pool, config, signer);
  const composeRequestMail = makeRequestEmailRenderer(pool, config);
  const composeInvitation = makeInvitationRenderer(pool, config, signer);
  const compose = (mail: QueuedMail) => {
    if (mail.invitationId !== null) return composeInvitation(mail.invitationId);
    return mail.requestId === null ? composeAccountMail(mail as AccountMail) : composeRequestMail(mail as RequestMail);
  };
  const outboxWorker = makeOutboxWorker({ pool, config, transport, compose, log: app.log });
  const stopCleanup = startExpiryCleanup(pool, app.log);
  let closed = Promise.resolve();
  app.addHook('onListen', async () => outboxWorker.start());
  // Start closing the mail worker in `preClose` and await it in `onClose`, so that mail and requests in progress finish
  // in parallel.
  app.addHook('preClose', async () => {
    closed = outboxWorker.close();
    stopCleanup();
  });
  app.addHook('onClose', () => closed);
  return outboxWorker;
}

/**
 * When the server listens, starts the loop that reminds of unanswered requests and anonymises old ones. Stops it when
 * the server closes.
 */
function installRequestJobs(
  app: FastifyInstance,
  config: Config,
  { pool }: Database,
  outboxWorker: OutboxWorker,
): void {
  const jobs = makeRequestJobs({ pool, config, outboxWorker, log: app.log });
  let closed = Promise.resolve();
  app.addHook('onListen', async () => jobs.wake());
  app.addHook('preClose', async () => {
    closed = jobs.close(JOBS_GRACE_MS);
  });
  app.addHook('onClose', () => closed);
}

/**
 * When the server listens, starts the worker that encodes AVIF variants of images, and the cleanup of orphaned image
 * files. Stops both when the server closes. Returns the worker.
 */
function installImageWork(app: FastifyInstance, config: Config, { pool }: Database, files: ImageStorage): AvifWorker {
  const avifWorker = makeAvifWorker({ pool, files, alone: config.databaseUrl === undefined, log: app.log });
  let stopCleanup = () => Promise.resolve();
  let closed = Promise.resolve();
  app.addHook('onListen', async () => {
    avifWorker.wake();
    stopCleanup = startOrphanCleanup({ pool, files, log: app.log });
  });
  app.addHook('preClose', async () => {
    closed = Promise.all([avifWorker.close(), stopCleanup()]).then(() => undefined);
  });
  app.addHook('onClose', () => closed);
  return avifWorker;
}

/**
 * Closes the connection after the response to a request with an Upgrade header, because the server supports no
 * upgrades. If the connection stayed open, Node 20 would not detect a malformed request that follows on it, and would
 * never respond to that request.
 */
function closeAfterUpgradeRequests({ server }: FastifyInstance): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}

/**
 * Closes idle connections repeatedly during shutdown, because Node closes only those that are idle when shutdown
 * starts. Connections that become idle later, and connections that a browser opened in advance and has not used yet,
 * would delay the shutdown by more than a minute. A new connection gets UNUSED_CONNECTION_MS to send its request.
 */
function closeIdleConnectionsOnShutdown(app: FastifyInstance): void {
  const { server } = app;
  /** The open connections, with the time in ms at which each was opened. */
  const connections = new Map<Socket, number>();
  server.on('connection', (connection: Socket) => {
    connections.set(connection, performance.now());
    connection.once('close', () => connections.delete(connection));
  });
  const closeIdle = () => {
    const openedBefore = performance.now() - UNUSED_CONNECTION_MS;
    const unused = [...connections].filter(([{ bytesRead }]) => bytesRead === 0);
    const expired = unused.filter(([, opened]) => opened < openedBefore);
    for (const [connection] of expired) connection.destroy();
    // On Node 26, closeIdleConnections also closes new connections that have not sent their request yet.
    if (expired.length === unused.length) server.closeIdleConnections();
  };
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    // Otherwise a client may send its next request at the moment in which its idle connection is closed.
    server.prependListener('request', (_request, response: ServerResponse) => (response.shouldKeepAlive = false));
    // If the event loop was blocked, timers run before the requests that arrived meanwhile are read, and setImmediate's
    // callbacks after that.
    const timer = setInterval(() => setImmediate(closeIdle), IDLE_CHECK_MS);
    server.once('close', () => clearInterval(timer));
  });
}
