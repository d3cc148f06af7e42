import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config';
import { readContract } from './contract';
import { registerContractRoutes } from './contractRoutes';
import type { Database } from './database';
import { pingDatabase } from './healthRows';
import { operations } from './operations';
import { openPictureStore } from './pictures';
import { answerClientError, installProblems, sendProblem } from './problems';
import { makePasswords } from './session/passwords';
import { findSession } from './session/sessionRows';
import { hashToken } from './session/tokens';
import { installSite } from './site';
import { installSecurityHeaders } from './site/securityHeaders';
import { installUploads } from './uploads';

const BUILT_SITE = join(__dirname, '..', 'build', 'site');

/** JSON bodies are small; forms with a picture have their own limit (`uploads.ts`). */
const JSON_MAX_BYTES = 64 * 1024;
/** Longest time for a request to arrive, in ms: ten megabytes over a slow line, but no connection held for ever. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A slug has up to 240 characters. */
const PARAM_MAX_LENGTH = 300;

interface AppOptions {
  config: Config;
  database: Database;
  /** The built site; `build/site` unless a test says otherwise. */
  siteDir?: string;
  logger?: FastifyServerOptions['logger'];
}

/** The whole server without a port: API, site, pictures, health. Throws StartError when it cannot be put together. */
export async function buildApp({
  config,
  database,
  siteDir = BUILT_SITE,
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const { pool } = database;
  const pictures = await openPictureStore(config.dataDir);
  const services = { config, pool, pictures, passwords: await makePasswords() };

  const app = fastify({
    logger,
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    frameworkErrors: sendProblem,
    clientErrorHandler: answerClientError,
  });
  installProblems(app);
  installBodies(app);
  await installSecurityHeaders(app, config);
  await installUploads(app);
  await registerContractRoutes(app, {
    contract: readContract(),
    operations,
    services,
    findSession: async (token) => {
      const tokenHash = hashToken(token);
      const session = await findSession(pool, tokenHash);
      return session && { ...session, tokenHash };
    },
    strict: !config.production,
  });
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    await pingDatabase(pool);
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const { demo, email, password } = config.admin;
  await installSite(app, {
    siteDir,
    uploadsDir: pictures.folder,
    ...(demo && { demoSignIn: { email, password } }),
  });
  return app;
}

/** JSON only, beside the forms; an empty body is none, so that the guard can say so. */
function installBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
