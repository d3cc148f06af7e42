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

/** Role of a user. The contract's `Role` schema and the `users` table have the same values. */
export type Role = 'customer' | 'admin';

/** The authenticated user and session of a request. */
export interface AuthContext {
  userId: string;
  role: Role;
  /** SHA-256 of the bearer token: identifies the session, but cannot be used to sign in. */
  tokenHash: Buffer;
}

/** Dependencies that are passed to every handler; created once in `app.ts`. */
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

/** Input of a handler, already validated against the contract. */
export interface HandlerInput<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
  /** Headers of the request. Only the headers that the contract declares are validated. */
  headers: IncomingHttpHeaders;
  /** IP address of the client. */
  ip: string;
  log: FastifyBaseLogger;
}

/** Input of a handler whose operation has `security` in the contract. */
export interface AuthenticatedInput<Params = unknown, Query = unknown, Body = unknown> extends HandlerInput<
  Params,
  Query,
  Body
> {
  auth: AuthContext;
}

/**
 * Result of a handler. The body is always an object, because a string or a stream would be sent without the contract's
 * validation and serialization.
 */
export interface HandlerResult {
  status: number;
  body: object;
  headers?: { etag?: string; 'set-cookie'?: string[] };
  /** Cache tags of a public read (`live/tags.ts`). Its response is cached until one of them is invalidated. */
  providesTags?: readonly string[];
  /** Cache tags that a write invalidates before its response is sent, so that the client's next read is current. */
  invalidatesTags?: readonly string[];
}

/** Implements one operation of the contract. Throws HttpError to send an error response. */
export type Handler<C extends HandlerInput = AuthenticatedInput> = (
  call: C,
  services: Services,
) => Promise<HandlerResult>;

/** Handlers by operationId. Each declares the input of its own operation, so their common input type is `any`. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Handlers = Record<string, Handler<any>>;
