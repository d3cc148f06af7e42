import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { ContractOperation } from './contract';
import type { AuthContext } from './handler';
import { HttpError } from './httpErrors';
import { UserFacingError } from '../config/userFacingError';
import { IMAGE_MAX_BYTES } from './multipart';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of an operation with `security`; null everywhere else. */
    auth: AuthContext | null;
  }
}

/**
 * Looks a bearer token up for a client with this IP address. Returns null for a token that is unknown or expired. Throws
 * Problem 429 if the client's network has sent too many of those.
 */
export type FindSession = (token: string, ip: string) => Promise<AuthContext | null>;

/** What a form may weigh beside its picture. */
const FORM_FIELDS_MAX_BYTES = 512 * 1024;

/**
 * The guard that the contract states in `security`: a bearer session, with one of the roles in the brackets when there
 * are any. Runs before the body is read, so that a stranger cannot make the server read 10 MB. Spec §6.
 * Throws UserFacingError for a scheme that the server does not know.
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
  const open = alternatives.length === 0 || alternatives.includes(undefined);

  return async (request) => {
    if (open) return;
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
 * Refuses a missing body (400), a content type that the operation does not declare (415) and an announced length that
 * no picture may have (413), before a byte of the body is read. Without this a login as text/plain would skip the
 * body's schema.
 */
export function requireBody(operation: ContractOperation): onRequestAsyncHookHandler {
  const types = Object.keys(operation.requestBody?.content ?? {});
  return async (request) => {
    if (types.length === 0) return;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length === 0 && request.headers['transfer-encoding'] === undefined) {
      throw new HttpError(400, 'Nothing was sent: this call needs a body.');
    }
    if (!types.includes(request.mediaType ?? '')) {
      throw new HttpError(415, `What was sent must be ${types.join(' or ')}.`);
    }
    if (length > IMAGE_MAX_BYTES + FORM_FIELDS_MAX_BYTES) {
      throw new HttpError(413, 'What was sent is larger than the server takes: a picture may have 10 MB at most.');
    }
  };
}

/** PostgreSQL cannot store the NUL character in text: say so, instead of failing at the database. */
export const rejectNulCharacters: preHandlerAsyncHookHandler = async (request) => {
  for (const part of [request.params, request.query, request.body]) {
    for (const value of Object.values(part ?? {})) {
      if (typeof value === 'string' && value.includes('\0')) {
        throw new HttpError(400, 'What was sent contains a character that cannot be stored.');
      }
    }
  }
};

/** Whether everybody is answered the same. */
export function isPublicRead({ method, security }: ContractOperation): boolean {
  return method === 'GET' && !security?.length;
}

/** Public reads may be kept and asked for again; everything else concerns one person only. */
export function setCacheControl(
  operation: ContractOperation,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const rule = isPublicRead(operation) ? 'no-cache' : 'no-store';
  return async (_request, reply) => {
    void reply.header('cache-control', rule);
  };
}
