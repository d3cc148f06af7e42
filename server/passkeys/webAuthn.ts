/**
 * The WebAuthn part of passkeys (https://www.w3.org/TR/webauthn-3/): options for the browser, and verification of its
 * responses. The library is loaded when it is first needed, because it takes 17 MB of memory.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../config/readConfig';
import type { NewPasskey, PasskeyRow } from './passkeyQueries';

const loadLibrary = () => import('@simplewebauthn/server');

/** Time in ms that the user has to confirm the browser's dialog. Same as the lifetime of a ticket. */
const TIMEOUT_MS = 5 * 60 * 1000;

type Site = Pick<Config, 'publicUrl'>;

/** The options for the browser. They contain the challenge, which the server stores with the ticket. */
export type PasskeyOptions = object & { challenge: string };

/** Returns the domain that passkeys belong to. Browsers refuse to use them on other domains. */
const domainOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;

const toDescriptors = (passkeys: PasskeyRow[]) => passkeys.map(({ id, transports }) => ({ id, transports }));

/** Returns the options for `navigator.credentials.create`. Authenticators with one of the `existing` passkeys refuse. */
export async function makeCreationOptions(
  site: Site,
  { id, email, name }: { id: string; email: string; name: string },
  existing: PasskeyRow[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: 'Spa Summit',
    rpID: domainOf(site),
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: toDescriptors(existing),
    timeout: TIMEOUT_MS,
  });
}

/** Returns the options for `navigator.credentials.get`, which accepts any of the passkeys. */
export async function makeRequestOptions(site: Site, passkeys: PasskeyRow[]): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: domainOf(site),
    allowCredentials: toDescriptors(passkeys),
    timeout: TIMEOUT_MS,
  });
}

/**
 * Returns the passkey that the browser has created. Null if the response is malformed, or made for another site or
 * another challenge. Passkeys are the second factor beside the password, so the authenticator need not verify the user.
 */
export async function verifyCreated(site: Site, credential: object, challenge: string): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl,
      expectedRPID: domainOf(site),
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    // The library throws for each kind of invalid response.
    return null;
  }
}

/**
 * Verifies that the browser has used this passkey. Returns the authenticator's new number of signatures. Null if the
 * response is malformed, made for another site or another challenge, or signed with another key.
 */
export async function verifyUsed(
  site: Site,
  credential: object,
  challenge: string,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { id, public_key: publicKey, counter, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl,
      expectedRPID: domainOf(site),
      credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
