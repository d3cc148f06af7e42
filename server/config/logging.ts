import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Pino serializers that keep secret and personal data out of the log (docs/decisions/0036). A request is logged with
 * its route pattern, because its URL may contain the token of a mailed link. An error is logged without its `detail`,
 * in which PostgreSQL quotes values of the row.
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

/** Returns a random request id. All log lines of a request carry it; it is unique across servers and restarts. */
export const newRequestId = (): string => randomUUID();

/** Returns Fastify's logger options: JSON lines on standard output. */
export function logOptions(level: 'info' | 'warn'): FastifyServerOptions['logger'] {
  return { level, serializers };
}
