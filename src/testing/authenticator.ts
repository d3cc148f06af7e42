/** An authenticator for tests in jsdom, which has no WebAuthn. */

const credential = { toJSON: () => ({ id: 'key-1', rawId: 'key-1', type: 'public-key', response: {} }) };

/**
 * Gives the browser an authenticator whose user confirms each request. Returns the two functions of
 * `navigator.credentials` as mocks. `removeAuthenticator` takes it away after the test.
 */
export function addAuthenticator() {
  const requests = { create: jest.fn(async () => credential), get: jest.fn(async () => credential) };
  const parse = (options: object) => options;
  Object.assign(globalThis, {
    PublicKeyCredential: { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse },
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: requests });
  return requests;
}

export function removeAuthenticator(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
