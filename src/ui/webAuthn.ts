/**
 * Creates and uses passkeys with the browser's WebAuthn API. Options and results have the JSON form of WebAuthn level 3.
 */

/** A passkey could not be created or used. The message says why and what to do. */
export class PasskeyError extends Error {}

const UNSUPPORTED = 'Passkeys do not work here. Please open this page in a current browser, with https://.';

/** Messages for the errors of the browser, by name. */
const MESSAGES: Record<string, string> = {
  // The user cancelled, or did not respond in time. Browsers do not say which.
  NotAllowedError: 'The passkey was not confirmed. Please try again.',
  AbortError: 'The passkey was not confirmed. Please try again.',
  InvalidStateError: 'This device already has a passkey of your account. Please use another one.',
  NotSupportedError: 'This device cannot create a suitable passkey. Please use another one.',
  SecurityError: 'Passkeys do not work at this web address. Please open the page at its public address.',
};

/**
 * Asks the user to create a passkey, and returns it for the server.
 *
 * @throws PasskeyError if the user or the browser refuses.
 */
export function createPasskey(options: object): Promise<object> {
  return run(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    return navigator.credentials.create({ publicKey });
  });
}

/**
 * Asks the user to confirm with one of their passkeys, and returns the signature for the server.
 *
 * @throws PasskeyError if the user or the browser refuses.
 */
export function confirmPasskey(options: object): Promise<object> {
  return run(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
    return navigator.credentials.get({ publicKey });
  });
}

async function run(request: () => Promise<Credential | null>): Promise<object> {
  // Old browsers, and pages without https, have none of these functions.
  if (typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== 'function') {
    throw new PasskeyError(UNSUPPORTED);
  }
  try {
    const credential = await request();
    if (credential === null) throw new PasskeyError(MESSAGES['NotAllowedError']);
    return (credential as PublicKeyCredential).toJSON();
  } catch (error) {
    if (error instanceof PasskeyError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyError(MESSAGES[name] ?? MESSAGES['NotSupportedError']);
  }
}
