import type { Pool } from 'pg';
import { greeting } from '../auth/emailTemplates';
import type { Signer } from '../auth/signing';
import { hashToken, newSignedToken } from '../auth/tokens';
import type { Config } from '../config/readConfig';
import { renderEmailLayout } from '../mail/emailLayout';
import type { Email } from '../mail/transport';
import { findInvitation, insertInvitationLink } from './invitationQueries';

/**
 * Creates the function that renders the email of an invitation with a new link. It returns null if the invitation has
 * expired or been accepted or withdrawn.
 */
export function makeInvitationRenderer(
  pool: Pool,
  config: Config,
  signer: Signer,
): (invitationId: string) => Promise<Email | null> {
  return async (invitationId) => {
    const invitation = await findInvitation(pool, invitationId);
    if (!invitation) return null;
    const token = newSignedToken(signer, 'invite');
    await insertInvitationLink(pool, hashToken(token), invitationId);
    const { email, first_name: firstName, invited_by: inviter } = invitation;
    return {
      to: email,
      ...renderEmailLayout({
        subject: 'Your invitation to Spa Summit',
        heading: 'Welcome to Spa Summit',
        greeting: greeting(firstName),
        before: [
          `${inviter ?? 'Spa Summit'} has invited you to an account with us. Please choose a password, and you can sign in.`,
        ],
        button: {
          label: 'Choose a password',
          url: `${config.publicUrl}/reset-password/${token}?invited=${invitation.role}`,
        },
        after: [
          'The link can be used once and is valid for 72 hours. If it has expired, ask for another invitation.',
          'If you did not expect this email, please ignore it. Without your password, there is no account.',
        ],
      }),
    };
  };
}
