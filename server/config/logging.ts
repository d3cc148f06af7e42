import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * What the log says about a request and an error: enough to find the fault, nothing that is secret or personal. The
 * route's pattern stands for the address (which may hold a mailed token), and of a database error only the message and
 * code are kept (its detail quotes the row).
 */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: (error: FastifyError) => ({
    type: error.name,
    message: error.message,
    code: error.code,
    stack: error.stack ?? '',
  }),
};

/** What ties the lines of one request together, across all servers and starts. */
export const newRequestId = (): string => randomUUID();

/** The server's log: JSON lines on standard output, each with the request's id. */
export function logOptions(level: 'info' | 'warn'): FastifyServerOptions['logger'] {
  return { level, serializers };
}
