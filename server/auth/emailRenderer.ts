import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import { transaction } from '../database';
import type { AccountMailKind, QueuedMail } from '../mail/outboxQueries';
import type { Email } from '../mail/transport';
import {
  accountExistsEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './emailTemplates';
import { insertLink, type LinkPurpose } from './linkQueries';
import { findRegistration, lockUnverified, reissueRegistration } from './registrationQueries';
import type { Signer } from './signing';
import { hashToken, newSignedToken } from './tokens';
import { findUserByEmail } from './userQueries';

/** Lifetimes of verification links and reset links, in hours. */
const VERIFY_HOURS = 24;
const RESET_HOURS = 1;

/** A queued mail about an account. */
export type AccountMail = QueuedMail & { kind: AccountMailKind };

/**
 * Creates the function that renders a queued mail about an account. If the email contains a link, the function makes a
 * new token for it.
 * It returns null if there is nothing to send, because the email address has no account or has been verified in the
 * meantime.
 */
export function makeEmailRenderer(
  pool: Pool,
  config: Config,
  signer: Signer,
): (mail: AccountMail) => Promise<Email | null> {
  async function createLink(purpose: LinkPurpose, userId: string, registrationId: string | null) {
    const token = newSignedToken(signer, purpose);
    const hours = purpose === 'verify' ? VERIFY_HOURS : RESET_HOURS;
    await insertLink(pool, { tokenHash: hashToken(token), purpose, userId, registrationId, hours });
    return `${config.publicUrl}/${purpose === 'verify' ? 'verify-email' : 'reset-password'}/${token}`;
  }

  async function renderVerification(registrationId: string): Promise<Email | null> {
    const registration = await findRegistration(pool, registrationId);
    if (!registration) return null;
    const url = await createLink('verify', registration.userId, registrationId);
    return { to: registration.email, ...verificationEmail(registration.firstName, url) };
  }

  /**
   * Renders the email for a user who requested another verification link. If several clients may have registered the
   * address, it is unknown which of them sent the request. The email then lets the owner of the address choose a new
   * password, which also verifies the address and deletes all its registrations (docs/decisions/0025).
   */
  async function renderRepeatedVerification(email: string): Promise<Email | null> {
    const pending = await transaction(pool, async (db) => {
      const userId = await lockUnverified(db, email);
      return userId && { registrationId: await reissueRegistration(db, userId) };
    });
    if (!pending) return null;
    return pending.registrationId ? renderVerification(pending.registrationId) : renderForUser('reset', email);
  }

  async function renderForUser(kind: Exclude<AccountMailKind, 'verify'>, email: string): Promise<Email | null> {
    const user = await findUserByEmail(pool, email);
    // A deactivated user cannot sign in, whatever the password.
    if (!user || (kind === 'reset' && user.deactivated_at)) return null;
    // Use the spelling of the address in the account, not the one in the request.
    const to = user.email;
    switch (kind) {
      case 'reset':
        return { to, ...passwordResetEmail(user.first_name, await createLink('reset', user.id, null)) };
      case 'known':
        return { to, ...accountExistsEmail(user.first_name, config.publicUrl) };
      case 'changed':
        return { to, ...passwordChangedEmail(user.first_name, config.publicUrl) };
      case 'passkey added':
        return { to, ...passkeyAddedEmail(user.first_name, config.publicUrl) };
      case 'passkey removed':
        return { to, ...passkeyRemovedEmail(user.first_name, config.publicUrl) };
    }
  }

  return ({ kind, email, registrationId }) => {
    if (kind !== 'verify') return renderForUser(kind, email);
    return registrationId === null ? renderRepeatedVerification(email) : renderVerification(registrationId);
  };
}
