-- What a person typed when registering, until its own mailed link is followed: only then it becomes the account's.
-- So nobody can slip a password of theirs under the link that somebody else is waiting for.
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

-- Mailed links that are still good for one use. Only the SHA-256 of a token is kept.
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

-- Mails to be sent, written together with what causes them; a row is gone once its mail was handed over. The text and
-- its token are made at that moment, so that no token that still opens something ever stands in the database.
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

-- How often something was tried, by account and by network, in the window that ends at ends_at.
CREATE TABLE attempts (
  action text NOT NULL,
  subject text NOT NULL,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (action, subject)
);
CREATE INDEX attempts_end ON attempts (ends_at);
