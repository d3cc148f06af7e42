import { type Config, DEMO_ADMIN } from '../config/readConfig';
import type { Queryable } from '../database';
import { UserFacingError } from '../config/userFacingError';
import type { PasswordHasher } from './passwordHasher';
import { deleteUser, findUserByEmail, hasActiveAdmin, insertAdmin } from './userQueries';

/**
 * Creates the admin account for ADMIN_EMAIL. If it already exists, its password is kept (docs/decisions/0005).
 * `demoRefusal` is the reason why the demo admin is forbidden, or undefined if it is allowed. Throws UserFacingError if
 * ADMIN_EMAIL belongs to a verified customer and there is no other admin, or if the demo admin is forbidden but can still sign in.
 */
export async function ensureAdmin(
  db: Queryable,
  passwords: PasswordHasher,
  { admin, demoRefusal }: Pick<Config, 'admin' | 'demoRefusal'>,
): Promise<void> {
  if (demoRefusal) await refuseDemoAdmin(db, passwords, demoRefusal);
  const existing = await findUserByEmail(db, admin.email);
  // Delete an unverified registration of ADMIN_EMAIL. Anyone can register any address, so it may come from a stranger.
  if (existing?.role === 'customer' && !existing.email_verified_at) await deleteUser(db, existing.id);
  else if (existing?.role === 'customer') {
    // An admin may have changed the role in the panel.
    if (await hasActiveAdmin(db)) return;
    // Do not turn the customer's account into an admin account: otherwise a client could become an admin by registering
    // ADMIN_EMAIL before the first start.
    throw new UserFacingError(`ADMIN_EMAIL ${admin.email} belongs to a customer's account. Choose another address.`);
  }
  if (existing?.role !== 'admin') {
    await insertAdmin(db, admin.email, await passwords.hash(admin.password));
  }
}

async function refuseDemoAdmin(db: Queryable, passwords: PasswordHasher, reason: string): Promise<void> {
  const demo = await findUserByEmail(db, DEMO_ADMIN.email);
  if (demo && (await passwords.verify(demo.password_hash, DEMO_ADMIN.password))) {
    throw new UserFacingError(
      `${reason}, but this database still has the demo admin ${DEMO_ADMIN.email} with its public password. ` +
        'Change that password or delete the account, or start with a new database.',
    );
  }
}
