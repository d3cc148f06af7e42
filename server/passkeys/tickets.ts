import { hashToken, isSignedToken, newSignedToken } from '../auth/tokens';
import type { UserRow } from '../auth/userQueries';
import type { Queryable } from '../database';
import type { Services } from '../http/handler';
import type { PasskeyRow } from './passkeyQueries';
import { consumeTicket, insertTicket, type Ticket, type TicketPurpose } from './ticketQueries';
import { makeCreationOptions, makeRequestOptions } from './webAuthn';

/** A step that the user must confirm with a passkey: the contract's `PasskeyRequest`. */
export interface PasskeyRequest {
  ticket: string;
  /** Whether the browser must create a passkey. Otherwise it uses one. */
  creates: boolean;
  options: object;
}

/** Starts a step that the user must confirm with a passkey, after their password has been checked. */
export async function issueTicket(
  { pool, config, signer }: Pick<Services, 'pool' | 'config' | 'signer'>,
  purpose: TicketPurpose,
  user: UserRow,
  passkeys: PasskeyRow[],
): Promise<PasskeyRequest> {
  const { id, email, first_name: firstName, last_name: lastName } = user;
  const creates = purpose !== 'sign in';
  const options = creates
    ? await makeCreationOptions(config, { id, email, name: `${firstName} ${lastName}` }, passkeys)
    : await makeRequestOptions(config, passkeys);
  const ticket = newSignedToken(signer, 'passkey');
  const { challenge } = options;
  await insertTicket(pool, hashToken(ticket), { userId: id, purpose, challenge, passwordHash: user.password_hash });
  return { ticket, creates, options };
}

/** Uses up a ticket and returns it. Null if it is unknown, used, expired or made for another purpose. */
export async function redeemTicket(
  db: Queryable,
  { signer }: Pick<Services, 'signer'>,
  ticket: string,
  purposes: readonly TicketPurpose[],
): Promise<Ticket | null> {
  return isSignedToken(signer, 'passkey', ticket) ? consumeTicket(db, hashToken(ticket), purposes) : null;
}
