import type { AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { findUser } from '../auth/userQueries';
import { toApiOwnRequest } from './requestMapper';
import { selectRequestsOf } from './requestQueries';
import { requireRequests } from './requestResults';

/** Maximum number of requests in a response. */
const MAX = 100;

/**
 * Returns the requests that were sent with the signed-in user's email address, newest first. Only users who have
 * verified their address can sign in.
 */
export const listOwnRequests: Handler<AuthenticatedInput> = async ({ auth }, { config, pool }) => {
  requireRequests(config);
  const user = await findUser(pool, auth.userId);
  if (!user) throw new HttpError(401, 'Your session has expired. Please sign in again.');
  const rows = await selectRequestsOf(pool, user.email, MAX);
  return { status: 200, body: { requests: rows.map(toApiOwnRequest) } };
};
