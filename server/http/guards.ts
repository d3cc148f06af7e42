import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { ContractOperation } from './contract';
import type { AuthContext } from './handler';
import { HttpError } from './httpErrors';
import { UserFacingError } from '../config/userFacingError';
import { IMAGE_MAX_BYTES } from './multipart';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user and session, set by `authenticate` if the operation has `security`; null otherwise. */
    auth: AuthContext | null;
  }
}

/**
 * Finds the session of a bearer token. Returns null if the token is unknown or expired. Throws HttpError 429 if the
 * client's network has sent too many unknown or expired tokens.
 */
export type FindSession = (token: string, ip: string) => Promise<AuthContext | null>;

/** Maximum size of a multipart form without its image, in bytes. */
const FORM_FIELDS_MAX_BYTES = 512 * 1024;

/**
 * Returns the hook that enforces the operation's `security`: the client needs a session, and one of the listed roles if
 * any are listed (docs/specification.md §6). The hook runs before the body is read, so that a client without permission
 * cannot make the server read 10 MB. Throws UserFacingError if the contract names an unknown security scheme.
 */
export function authenticate(operation: ContractOperation, findSession: FindSession): onRequestAsyncHookHandler {
  const alternatives = (operation.security ?? []).map((requirement) => {
    const unknown = Object.keys(requirement).find((scheme) => scheme !== 'bearer');
    if (unknown !== undefined) {
      throw new UserFacingError(
        `The contract guards ${operation.operationId} with "${unknown}", which server/http/guards.ts does not know.`,
      );
    }
    return requirement['bearer'];
  });
  const isPublic = alternatives.length === 0 || alternatives.includes(undefined);

  return async (request) => {
    if (isPublic) return;
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw new HttpError(401, 'Please sign in first.');
    const session = await findSession(token, request.ip);
    if (session === null) throw new HttpError(401, 'Your session has expired. Please sign in again.');
    if (!alternatives.some((roles) => roles?.length === 0 || roles?.includes(session.role))) {
      throw new HttpError(403, "You don't have permission to do this.");
    }
    request.auth = session;
  };
}

function bearerToken(header = ''): string | null {
  return /^Bearer +([\w-]{1,256})$/i.exec(header)?.[1] ?? null;
}

/**
 * Returns the hook that rejects a missing body (400), an undeclared content type (415) and a Content-Length that is too
 * large even for an image (413), before the body is read. Fastify itself validates only bodies of declared content
 * types, and would pass all others to the handler unvalidated.
 */
export function requireBody(operation: ContractOperation): onRequestAsyncHookHandler {
  const types = Object.keys(operation.requestBody?.content ?? {});
  return async (request) => {
    if (types.length === 0) return;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length === 0 && request.headers['transfer-encoding'] === undefined) {
      throw new HttpError(400, 'The request body is missing.');
    }
    if (!types.includes(request.mediaType ?? '')) {
      throw new HttpError(415, `The request body must be ${types.join(' or ')}.`);
    }
    if (length > IMAGE_MAX_BYTES + FORM_FIELDS_MAX_BYTES) {
      throw new HttpError(413, 'The request is too large. A file may be up to 10 MB.');
    }
  };
}

/** Rejects text with a NUL character with 400. PostgreSQL cannot store it, so the query would fail with a 500. */
export const rejectNulCharacters: preHandlerAsyncHookHandler = async (request) => {
  for (const part of [request.params, request.query, request.body]) {
    for (const value of Object.values(part ?? {})) {
      if (typeof value === 'string' && value.includes('\0')) {
        throw new HttpError(400, 'The request contains a character that cannot be stored.');
      }
    }
  }
};

/** Returns whether the operation has the same response for all clients: a GET without `security`. */
export function isPublicRead({ method, security }: ContractOperation): boolean {
  return method === 'GET' && !security?.length;
}

/**
 * Returns the hook that sets Cache-Control. Public reads get `no-cache`, so that clients revalidate them each time. All
 * other responses get `no-store`, because they may contain personal data.
 */
export function setCacheControl(
  operation: ContractOperation,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const value = isPublicRead(operation) ? 'no-cache' : 'no-store';
  return async (_request, reply) => {
    void reply.header('cache-control', value);
  };
}
