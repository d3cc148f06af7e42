import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { installJsonParser, JSON_MAX_BYTES } from './http/jsonBodies';
import { makeResponseCache } from './cache/responseCache';
import { installCacheFastPath } from './cache/cacheFastPath';
import type { Config } from './config/readConfig';
import { limitConnections, MAX_CONNECTIONS, rejectCostlyRequests } from './http/connections';
import { readContract } from './http/contract';
import { registerContractRoutes } from './http/contractRoutes';
import type { Database } from './database';
import { installHealth, type RespondReady } from './http/health';
import { installEventStream } from './live/eventStream';
import { newRequestId } from './config/logging';
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
import { makeEmailRenderer } from './auth/emailRenderer';
import { projectRoot } from './config/projectRoot';
import { DEFAULT_READ_LIMITS, makeReadLimit, type ReadLimits } from './http/readLimit';
import { DEFAULT_LIMITS, type Limits, makeRateLimiter } from './auth/rateLimiter';
import { makePasswordHasher } from './auth/passwordHasher';
import { makeSessionFinder } from './auth/sessionFinder';
import { openSigner, type Signer } from './auth/signing';
import { startExpiryCleanup } from './auth/cleanup';
import { installLoadShedding } from './http/loadShedding';
import { installSite } from './site';
import { makePageRenderer } from './site/pageRenderer';
import { installSecurityHeaders, securityHeaders } from './site/securityHeaders';
import { installSitemap } from './site/sitemap';
import { installMultipart } from './http/multipart';

const BUILT_SITE = join(projectRoot, 'build/site');

/** Longest time for a request to arrive, in ms: ten megabytes over a slow line, but no connection held for ever. */
const REQUEST_TIMEOUT_MS = 120_000;
/**
 * A connection on which nothing has moved for this long is destroyed, in ms: the client does not read, or is gone. Longer
 * than a query may take (60 s, and 10 s to get a connection for it); live updates send something every 20 s.
 */
const CONNECTION_TIMEOUT_MS = 90_000;
/** A slug has up to 240 characters. */
const PARAM_MAX_LENGTH = 300;
/**
 * Public reads and other calls that may run at once. On the one connection of the embedded database every query waits for
 * those before it: a sign-in has eight, so with more calls at once it would wait behind dozens of others' queries.
 */
const CONCURRENT = { embedded: { reads: 1, calls: 4 }, server: { reads: 6, calls: 16 } };
/** While the server closes, this often it looks whose connection keeps silent, in ms. */
const SILENT_MS = 100;

interface AppOptions {
  config: Config;
  database: Database;
  /** The built site, with the renderer's folder beside it; `build/site` unless a test says otherwise. */
  siteDir?: string;
  logger?: FastifyServerOptions['logger'];
  /** How often something may be tried. */
  limits?: Limits;
  /** Limits on uncached public reads; the defaults unless a test says otherwise. */
  readLimits?: ReadLimits;
}

/** The whole server without a port: API, site, pictures, health. Throws UserFacingError when it cannot be put together. */
export async function buildApp({
  config,
  database,
  siteDir = BUILT_SITE,
  logger = false,
  limits = DEFAULT_LIMITS,
  readLimits = DEFAULT_READ_LIMITS,
}: AppOptions): Promise<FastifyInstance> {
  const { pool } = database;
  const headers = securityHeaders(config);
  const endWithProblem = makeEndWithError(headers);
  const app = fastify({
    logger,
    bodyLimit: JSON_MAX_BYTES,
    // `connections.ts` refuses requests without Host.
    http: { requireHostHeader: false },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    // Such a request runs no hooks, so its response gets the headers here.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    // What still arrives on an open connection while the server closes is served: the database closes last.
    return503OnClosing: false,
    clientErrorHandler: makeClientErrorHandler(endWithProblem),
    // Without it X-Forwarded-For is ignored, or anybody could choose the address that the limits count by.
    trustProxy: config.trustProxy ?? false,
    genReqId: newRequestId,
  });
  const contract = readContract();
  const cache = makeResponseCache(database.notifications);
  let listeners = () => 0;
  const noteRoute =
    config.metricsPort === undefined
      ? undefined
      : installMetrics(app, { config, contract, pool, cache, listeners: () => listeners() });
  let respondReady: RespondReady = () => false;
  installCacheFastPath(app, cache, { noteRoute, respond: (...call) => respondReady(...call) });
  const files = await openImageStorage(config);
  const signer = await openSigner(pool);
  const concurrent = CONCURRENT[config.databaseUrl === undefined ? 'embedded' : 'server'];
  const readLimit = makeReadLimit(readLimits, concurrent.reads);
  const services = {
    config,
    pool,
    images: makeImageStore(files),
    avifWorker: installPictureWork(app, config, database, files),
    passwordHasher: await makePasswordHasher(),
    rateLimiter: makeRateLimiter(pool, limits),
    signer,
    outboxWorker: installPost(app, { config, database, signer }),
  };
  installErrorHandler(app);
  installNoUpgrades(app);
  installClosing(app);
  // First, so that load shedding's 503 has these headers as well.
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
    concurrentCalls: concurrent.calls,
    findSession: makeSessionFinder(pool, limits.unknownTokens),
    strict: !config.production,
  });
  listeners = installEventStream(app, { notifications: database.notifications });
  respondReady = installHealth(app, pool, services.images);
  await files.serve(app);
  installSitemap(app, { pool, cache, publicUrl: () => config.publicUrl });
  const { demo, email, password } = config.admin;
  // Products of another provider are not ours to put into pages.
  const rendered = config.render === 'on' && config.apiOrigin === undefined;
  await installSite(app, {
    siteDir,
    ...(rendered && {
      pages: makePageRenderer(app, {
        cache,
        ownHeaders: readLimit.ownHeaders,
        renderDir: join(siteDir, '..', 'render'),
      }),
    }),
    ...(demo && { demoSignIn: { email, password } }),
  });
  rejectCostlyRequests(app, endWithProblem);
  limitConnections(app, MAX_CONNECTIONS, config.trustProxy === undefined);
  return app;
}

/** Sends mails and sweeps what is over, from the first request on until the server closes. */
function installPost(
  app: FastifyInstance,
  { config, database: { pool }, signer }: { config: Config; database: Database; signer: Signer },
): OutboxWorker {
  const transport = openTransport(config);
  const compose = makeEmailRenderer(pool, config, signer);
  const postman = makeOutboxWorker({ pool, config, transport, compose, log: app.log });
  const stopSweeping = startExpiryCleanup(pool, app.log);
  let closed = Promise.resolve();
  app.addHook('onListen', async () => postman.start());
  // A mail under way is given its time while the requests under way have theirs.
  app.addHook('preClose', async () => {
    closed = postman.close();
    stopSweeping();
  });
  app.addHook('onClose', () => closed);
  return postman;
}

/** Makes the pictures' slower formats and sweeps those that nobody needs, from the first request on. */
function installPictureWork(app: FastifyInstance, config: Config, { pool }: Database, files: ImageStorage): AvifWorker {
  const encoder = makeAvifWorker({ pool, files, alone: config.databaseUrl === undefined, log: app.log });
  let stopSweeping = () => Promise.resolve();
  let closed = Promise.resolve();
  app.addHook('onListen', async () => {
    encoder.wake();
    stopSweeping = startOrphanCleanup({ pool, files, log: app.log });
  });
  app.addHook('preClose', async () => {
    closed = Promise.all([encoder.close(), stopSweeping()]).then(() => undefined);
  });
  app.addHook('onClose', () => closed);
  return encoder;
}

/**
 * Ends a connection after an upgrade was asked for on it, which nobody takes here: Node (20) no longer notices there that
 * a later request is malformed, and would never answer it.
 */
function installNoUpgrades({ server }: FastifyInstance): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}

/**
 * Ends connections that keep silent while the server closes. Node ends those that are between two requests when the
 * closing begins; one whose answer was still on its way then, or that was opened ahead and has asked for nothing yet, as
 * browsers do, would keep the server for more than a minute.
 */
function installClosing(app: FastifyInstance): void {
  const { server } = app;
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const endSilent = () => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const closing = setInterval(endSilent, SILENT_MS);
    server.once('close', () => clearInterval(closing));
  });
}
