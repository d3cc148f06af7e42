import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of the authenticator data: the user is present, and the data contains a new credential. */
const USER_PRESENT = 0x01;
const NEW_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** The parts of WebAuthn options that the authenticator uses. */
export interface WireOptions {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** Simulates a browser at `origin` with an authenticator that has one passkey (WebAuthn level 3, no attestation). */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(rpId), numbers, rest]);
  }

  /** The public key in COSE format, which is CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const coseKey = () =>
    Buffer.concat([
      bytes('a5010203262001215820'),
      Buffer.from(x, 'base64url'),
      bytes('225820'),
      Buffer.from(y, 'base64url'),
    ]);

  /** Responds to `navigator.credentials.create` with the passkey. */
  function create({ challenge, rp }: WireOptions) {
    const length = Buffer.from([0, credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
    const data = authenticatorData(rp?.id ?? '', USER_PRESENT | NEW_CREDENTIAL, credential);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
    const attestation = Buffer.concat([
      bytes('a363666d74646e6f6e656761747453746d74a068617574684461746158'),
      Buffer.from([data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: base64url(clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  /** Responds to `navigator.credentials.get` with a signature. */
  function use({ challenge, rpId = '' }: WireOptions) {
    const client = clientData('webauthn.get', challenge);
    const data = authenticatorData(rpId, USER_PRESENT);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
    };
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  return { id, create, use };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
