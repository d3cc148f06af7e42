import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { Config } from './config';
import type { Postman } from './mail/postman';
import type { Encoder } from './pictures/encoder';
import type { PictureStore } from './pictures/store';
import type { Limiter } from './session/limiter';
import type { Passwords } from './session/passwords';
import type { Signer } from './session/signing';

/** A role as the contract's `Role` and the `users` table spell it. */
export type Role = 'customer' | 'admin';

/** Whom a guard let through. */
export interface SignedIn {
  userId: string;
  role: Role;
  /** SHA-256 of the bearer token: names the session without being usable as one. */
  tokenHash: Buffer;
}

/** What every handler may use; made once in `app.ts`. */
export interface Services {
  config: Config;
  pool: Pool;
  pictures: PictureStore;
  encoder: Pick<Encoder, 'wake'>;
  passwords: Passwords;
  limiter: Limiter;
  signer: Signer;
  postman: Pick<Postman, 'wake'>;
}

/** One call whose input the contract has already checked. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
  /** Only those are checked that the contract names. */
  headers: IncomingHttpHeaders;
  /** The IP address that the request came from. */
  address: string;
  log: FastifyBaseLogger;
}

/** A call of an operation that has `security` in the contract. */
export interface GuardedCall<Params = unknown, Query = unknown, Body = unknown> extends Call<
  Params,
  Query,
  Body
> {
  signedIn: SignedIn;
}

/**
 * What a handler gives back. Always an object: a string or a stream would leave without being trimmed by the contract.
 */
export interface Answer {
  status: number;
  body: object;
  headers?: { etag?: string; 'set-cookie'?: string[] };
  /** What a public read shows (`live/tags.ts`): its answer is kept until one of them is stale. */
  shows?: readonly string[];
  /** What a write has made stale: dropped before its answer leaves, so that the writer's next read is fresh. */
  stale?: readonly string[];
}

/** One operation of the contract. Failures that a person may cause are thrown as Problem. */
export type Operation<C extends Call = GuardedCall> = (call: C, services: Services) => Promise<Answer>;

/**
 * Handlers by operationId. `never`, because each handler names the input that its own operation's schemas have
 * checked; the one place that calls them is `contractRoutes.ts`.
 */
export type Operations = Record<string, Operation<never>>;
