import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import type { OutboxWorker } from '../mail/outboxWorker';
import type { AvifWorker } from '../images/avifWorker';
import type { ImageStore } from '../images/imageStore';
import type { RateLimiter } from '../auth/rateLimiter';
import type { PasswordHasher } from '../auth/passwordHasher';
import type { Signer } from '../auth/signing';

/** A role as the contract's `Role` and the `users` table spell it. */
export type Role = 'customer' | 'admin';

/** Whom a guard let through. */
export interface AuthContext {
  userId: string;
  role: Role;
  /** SHA-256 of the bearer token: names the session without being usable as one. */
  tokenHash: Buffer;
}

/** What every handler may use; made once in `app.ts`. */
export interface Services {
  config: Config;
  pool: Pool;
  images: ImageStore;
  avifWorker: Pick<AvifWorker, 'wake'>;
  passwordHasher: PasswordHasher;
  rateLimiter: RateLimiter;
  signer: Signer;
  outboxWorker: Pick<OutboxWorker, 'wake'>;
}

/** One call whose input the contract has already checked. */
export interface HandlerInput<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
  /** Only those are checked that the contract names. */
  headers: IncomingHttpHeaders;
  /** The IP address that the request came from. */
  ip: string;
  log: FastifyBaseLogger;
}

/** A call of an operation that has `security` in the contract. */
export interface AuthenticatedInput<Params = unknown, Query = unknown, Body = unknown> extends HandlerInput<
  Params,
  Query,
  Body
> {
  auth: AuthContext;
}

/**
 * What a handler gives back. Always an object: a string or a stream would leave without being trimmed by the contract.
 */
export interface HandlerResult {
  status: number;
  body: object;
  headers?: { etag?: string; 'set-cookie'?: string[] };
  /** What a public read shows (`live/tags.ts`): its answer is kept until one of them is stale. */
  providesTags?: readonly string[];
  /** What a write has made stale: dropped before its answer leaves, so that the writer's next read is fresh. */
  invalidatesTags?: readonly string[];
}

/** One operation of the contract. Failures that a person may cause are thrown as Problem. */
export type Handler<C extends HandlerInput = AuthenticatedInput> = (
  call: C,
  services: Services,
) => Promise<HandlerResult>;

/**
 * Handlers by operationId. `never`, because each handler names the input that its own operation's schemas have
 * checked; the one place that calls them is `contractRoutes.ts`.
 */
export type Handlers = Record<string, Handler<never>>;
