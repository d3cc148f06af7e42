import { type Config, DEMO_ADMIN } from '../config/readConfig';
import type { Queryable } from '../database';
import { UserFacingError } from '../config/userFacingError';
import type { PasswordHasher } from './passwordHasher';
import { deleteUser, findUserByEmail, insertAdmin } from './userQueries';

/**
 * Makes sure that the first admin exists; an account that is there keeps its password. Settled question 6.
 * Throws UserFacingError when the address belongs to a customer, or while the demo admin can still sign in although it is
 * refused.
 */
export async function ensureAdmin(
  db: Queryable,
  passwords: PasswordHasher,
  { admin, demoRefusal }: Pick<Config, 'admin' | 'demoRefusal'>,
): Promise<void> {
  if (demoRefusal) await refuseDemoAdmin(db, passwords, demoRefusal);
  const present = await findUserByEmail(db, admin.email);
  // Replaces an unverified registration of ADMIN_EMAIL: anybody can register any address, so it proves nothing.
  if (present?.role === 'customer' && !present.email_verified_at) await deleteUser(db, present.id);
  else if (present?.role === 'customer') {
    // Making a customer an admin because of an address would hand the shop to whoever registered it first.
    throw new UserFacingError(`ADMIN_EMAIL ${admin.email} belongs to a customer's account. Choose another address.`);
  }
  if (present?.role !== 'admin') {
    await insertAdmin(db, admin.email, await passwords.hash(admin.password));
  }
}

async function refuseDemoAdmin(db: Queryable, passwords: PasswordHasher, reason: string): Promise<void> {
  const demo = await findUserByEmail(db, DEMO_ADMIN.email);
  if (demo && (await passwords.verify(demo.password_hash, DEMO_ADMIN.password))) {
    throw new UserFacingError(
      `${reason}, but this database still has the demo admin ${DEMO_ADMIN.email} with its public password. ` +
        'Change that password or delete the account, or start on a new database.',
    );
  }
}
