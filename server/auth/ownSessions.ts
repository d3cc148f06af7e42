import type { AuthenticatedInput, Handler, HandlerResult, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { deleteOtherSession, selectSessions } from './sessionQueries';

/** Returns the sessions of the signed-in user, each of which is a device. */
export const listSessions: Handler<AuthenticatedInput> = async ({ auth }, services) => sessionsResult(services, auth);

/**
 * Ends one session of the signed-in user, which signs that device out.
 *
 * @throws HttpError 404 if the user has no such session, or if it is the one of this request, which `logout` ends.
 */
export const endSession: Handler<AuthenticatedInput<{ id: string }>> = async ({ auth, params: { id } }, services) => {
  if (!(await deleteOtherSession(services.pool, { ...auth, id }))) {
    throw new HttpError(404, 'This device is no longer signed in.');
  }
  return sessionsResult(services, auth);
};

async function sessionsResult(
  { pool }: Services,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<HandlerResult> {
  const sessions = await selectSessions(pool, userId, tokenHash);
  return {
    status: 200,
    body: {
      sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt, isCurrent }) => ({
        _id: id,
        ...(userAgent !== null && { userAgent }),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent,
      })),
    },
  };
}
