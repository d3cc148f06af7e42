-- Passkeys (WebAuthn credentials), the second factor of an account. The id is chosen by the authenticator, in base64url.
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  -- In COSE format.
  public_key bytea NOT NULL,
  -- Number of signatures that the authenticator reported last; 0 if it does not count them.
  counter bigint NOT NULL,
  -- How browsers reach the authenticator, such as 'internal' or 'usb'.
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- Steps that a user must confirm with a passkey. Only the SHA-256 of each ticket is stored.
CREATE TABLE passkey_tickets (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign in', 'set up', 'add')),
  challenge text NOT NULL,
  -- The password hash that the user's password was checked against.
  password_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_tickets_user ON passkey_tickets (user_id);
CREATE INDEX passkey_tickets_expiry ON passkey_tickets (expires_at);

ALTER TABLE sessions ADD COLUMN with_passkey boolean NOT NULL DEFAULT false;

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (
  kind IN ('verify', 'known', 'reset', 'changed', 'passkey added', 'passkey removed', 'request received',
    'request notice', 'request reminder', 'invitation')
);
