import type { Pool } from 'pg';
import type { Config } from '../config';
import type { QueuedMail } from '../mail/outboxRows';
import type { AddressedLetter } from '../mail/transport';
import { changedLetter, knownLetter, resetLetter, verifyLetter } from './letters';
import { insertLink } from './linkRows';
import { findRegistration } from './registrationRows';
import { hashToken, newToken } from './tokens';
import { findUserByEmail } from './userRows';

/** How long mailed links run, in hours. */
const VERIFY_HOURS = 24;
const RESET_HOURS = 1;

/**
 * Gives the function that writes the letter of a queued mail, with a fresh token where it carries a link. It gives null
 * where nothing is to be sent: the address has no account, or has been verified in the meantime.
 */
export function composer(pool: Pool, config: Config): (mail: QueuedMail) => Promise<AddressedLetter | null> {
  async function link(purpose: 'verify' | 'reset', userId: string, registrationId: string | null) {
    const token = newToken();
    const hours = purpose === 'verify' ? VERIFY_HOURS : RESET_HOURS;
    await insertLink(pool, { tokenHash: hashToken(token), purpose, userId, registrationId, hours });
    return `${config.publicUrl}/${purpose === 'verify' ? 'verify-email' : 'reset-password'}/${token}`;
  }

  return async ({ kind, email, registrationId }) => {
    if (kind === 'verify') {
      const registration = registrationId && (await findRegistration(pool, registrationId));
      if (!registration) return null;
      const url = await link('verify', registration.userId, registrationId);
      return { to: registration.email, ...verifyLetter(registration.firstName, url) };
    }
    const user = await findUserByEmail(pool, email);
    if (!user) return null;
    // As the owner wrote the address, not as whoever asked did.
    const to = user.email;
    switch (kind) {
      case 'reset':
        return { to, ...resetLetter(user.first_name, await link('reset', user.id, null)) };
      case 'known':
        return { to, ...knownLetter(user.first_name, config.publicUrl) };
      case 'changed':
        return { to, ...changedLetter(user.first_name, config.publicUrl) };
    }
  };
}
