import { deleteLinks } from '../auth/linkQueries';
import { deleteSessions } from '../auth/sessionQueries';
import { type Queryable, transaction } from '../database';
import type { AuthenticatedInput, Handler, HandlerResult, Role, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { enqueueMail } from '../mail/outboxQueries';
import { deletePasskeys } from '../passkeys/passkeyQueries';
import { insertAuditEntry } from './auditQueries';
import { lockActiveAdmins, lockManagedUser, type ManagedUserRow, setActive, setRole } from './changeQueries';
import { selectListedUser } from './userListQueries';
import { toApiUserRow } from './userRowMapper';

interface ById {
  id: string;
}

interface Changes {
  role?: Role;
  active?: boolean;
}

/**
 * Changes the role of an account, deactivates it or reactivates it, and records that in the audit log. A deactivated
 * user is signed out on all devices.
 *
 * At least one active admin always remains: the caller. They cannot change their own account, and must still be an active
 * admin when the change is made.
 *
 * @throws HttpError 409 if it is the caller's own account, or if an account with an unverified address would become an
 * admin; 403 if another admin has just taken the caller's role away; 404 if the account does not exist.
 */
export const updateUser: Handler<AuthenticatedInput<ById, unknown, Changes>> = async (
  { params: { id }, body: changes, auth },
  { pool },
) => {
  if (id === auth.userId) throw new HttpError(409, 'You cannot change your own account here. Ask another admin.');
  await transaction(pool, async (db) => {
    const admins = await lockActiveAdmins(db);
    if (!admins.includes(auth.userId)) throw new HttpError(403, 'You are no longer an admin.');
    const before = await lockManagedUser(db, id);
    if (!before) throw userNotFound();
    const { role = before.role, active = before.active } = changes;
    // Anyone can register any address with a password of their own. An admin's address must therefore be verified.
    if (role === 'admin' && !before.verified) throw notVerified();
    await applyChanges(db, { id, actorId: auth.userId, before, after: { role, active } });
  });
  return userResult(pool, id);
};

interface Change {
  id: string;
  actorId: string;
  before: ManagedUserRow;
  after: { role: Role; active: boolean };
}

async function applyChanges(db: Queryable, { id, actorId, before, after }: Change): Promise<void> {
  const { email } = before;
  if (after.role !== before.role) {
    await setRole(db, id, after.role);
    await insertAuditEntry(db, { actorId, action: 'role changed', email, from: before.role, to: after.role });
  }
  if (after.active === before.active) return;
  await setActive(db, id, after.active);
  if (!after.active) {
    await deleteSessions(db, id, null);
    await deleteLinks(db, id);
  }
  await insertAuditEntry(db, { actorId, action: after.active ? 'reactivated' : 'deactivated', email });
}

/**
 * Returns one account as staff see it.
 * @throws HttpError 404 if the account does not exist
 */
export const getUser: Handler<AuthenticatedInput<ById>> = ({ params: { id } }, { pool }) => userResult(pool, id);

/** Ends all sessions of an account, and records that in the audit log. */
export const endUserSessions: Handler<AuthenticatedInput<ById>> = async ({ params: { id }, auth }, { pool }) => {
  await transaction(pool, async (db) => {
    const user = await lockManagedUser(db, id);
    if (!user) throw userNotFound();
    await deleteSessions(db, id, null);
    await insertAuditEntry(db, { actorId: auth.userId, action: 'sessions ended', email: user.email });
  });
  return userResult(pool, id);
};

/**
 * Removes all passkeys of an account and ends its sessions, and records that in the audit log. The user then signs in
 * with the password alone, and creates a passkey if admins must have one.
 *
 * @throws HttpError 409 if it is the caller's own account, so that a stolen session is not enough to remove the second
 * factor; 404 if the account does not exist.
 */
export const deleteUserPasskeys: Handler<AuthenticatedInput<ById>> = async ({ params: { id }, auth }, services) => {
  const { pool, outboxWorker } = services;
  if (id === auth.userId)
    throw new HttpError(409, 'Your own passkeys are in your account. Another admin can reset them.');
  await transaction(pool, async (db) => {
    const user = await lockManagedUser(db, id);
    if (!user) throw userNotFound();
    if (!(await deletePasskeys(db, id))) return;
    await deleteSessions(db, id, null);
    await insertAuditEntry(db, { actorId: auth.userId, action: 'passkeys removed', email: user.email });
    await enqueueMail(db, 'passkey removed', user.email);
  });
  outboxWorker.wake();
  return userResult(pool, id);
};

async function userResult(pool: Services['pool'], id: string): Promise<HandlerResult> {
  const user = await selectListedUser(pool, id);
  if (!user) throw userNotFound();
  return { status: 200, body: { user: toApiUserRow(user) } };
}

const notVerified = () =>
  new HttpError(409, 'This user has not confirmed the email address yet. Invite the address instead.');

const userNotFound = () => new HttpError(404, 'This user no longer exists.');
