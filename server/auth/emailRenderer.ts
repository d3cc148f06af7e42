import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import { transaction } from '../database';
import type { MailKind, QueuedMail } from '../mail/outboxQueries';
import type { Email } from '../mail/transport';
import { passwordChangedEmail, accountExistsEmail, passwordResetEmail, verificationEmail } from './emailTemplates';
import { insertLink, type LinkPurpose } from './linkQueries';
import { findRegistration, lockUnverified, reissueRegistration } from './registrationQueries';
import type { Signer } from './signing';
import { hashToken, newLinkToken } from './tokens';
import { findUserByEmail } from './userQueries';

/** How long mailed links run, in hours. */
const VERIFY_HOURS = 24;
const RESET_HOURS = 1;

/**
 * Gives the function that writes the letter of a queued mail, with a fresh token where it carries a link. It gives null
 * where nothing is to be sent: the address has no account, or has been verified in the meantime.
 */
export function makeEmailRenderer(
  pool: Pool,
  config: Config,
  signer: Signer,
): (mail: QueuedMail) => Promise<Email | null> {
  async function link(purpose: LinkPurpose, userId: string, registrationId: string | null) {
    const token = newLinkToken(signer, purpose);
    const hours = purpose === 'verify' ? VERIFY_HOURS : RESET_HOURS;
    await insertLink(pool, { tokenHash: hashToken(token), purpose, userId, registrationId, hours });
    return `${config.publicUrl}/${purpose === 'verify' ? 'verify-email' : 'reset-password'}/${token}`;
  }

  async function composeVerification(registrationId: string): Promise<Email | null> {
    const registration = await findRegistration(pool, registrationId);
    if (!registration) return null;
    const url = await link('verify', registration.userId, registrationId);
    return { to: registration.email, ...verificationEmail(registration.firstName, url) };
  }

  /**
   * Returns the mail for an owner who asked for another verification link. If several clients may have registered the
   * address, nobody can tell which of them asked. Then the mail lets the owner choose a new password, which verifies
   * the address too and ends all registrations.
   */
  async function composeAgain(email: string): Promise<Email | null> {
    const asked = await transaction(pool, async (db) => {
      const userId = await lockUnverified(db, email);
      return userId && { registrationId: await reissueRegistration(db, userId) };
    });
    if (!asked) return null;
    return asked.registrationId ? composeVerification(asked.registrationId) : composeForUser('reset', email);
  }

  async function composeForUser(kind: Exclude<MailKind, 'verify'>, email: string): Promise<Email | null> {
    const user = await findUserByEmail(pool, email);
    if (!user) return null;
    // As the owner wrote the address, not as whoever asked did.
    const to = user.email;
    switch (kind) {
      case 'reset':
        return { to, ...passwordResetEmail(user.first_name, await link('reset', user.id, null)) };
      case 'known':
        return { to, ...accountExistsEmail(user.first_name, config.publicUrl) };
      case 'changed':
        return { to, ...passwordChangedEmail(user.first_name, config.publicUrl) };
    }
  }

  return ({ kind, email, registrationId }) => {
    if (kind !== 'verify') return composeForUser(kind, email);
    return registrationId === null ? composeAgain(email) : composeVerification(registrationId);
  };
}
