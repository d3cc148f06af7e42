-- Data of registrations that are not verified yet. The data is copied to the account only when the user opens the link
-- in the email of the same registration. If it were copied at registration, somebody else could register the same email
-- address with another password, and the user's link would then confirm that password.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX registrations_user ON registrations (user_id);

-- Unused links from emails, for verification and password reset. Only the SHA-256 of each token is stored.
CREATE TABLE links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  registration_id uuid REFERENCES registrations ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'verify') = (registration_id IS NOT NULL))
);
CREATE INDEX links_user ON links (user_id);
CREATE INDEX links_registration ON links (registration_id);
CREATE INDEX links_expiry ON links (expires_at);

-- Emails to be sent. A row is inserted in the transaction that causes the email, and deleted once the mail server has
-- accepted the email. Its text and token are created on sending, so that the database never contains a valid token.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verify', 'known', 'reset', 'changed')),
  email text NOT NULL,
  registration_id uuid REFERENCES registrations ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_due ON outbox (due_at, id);
CREATE INDEX outbox_registration ON outbox (registration_id);

-- Rate limit counters. `hits` is the number of attempts at an action by a subject (an account or a network) in the
-- time window that ends at ends_at.
CREATE TABLE attempts (
  action text NOT NULL,
  subject text NOT NULL,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (action, subject)
);
CREATE INDEX attempts_end ON attempts (ends_at);
