-- A deactivated account cannot sign in. `search_text` is searched by the user list of the admin panel.
ALTER TABLE users
  ADD COLUMN deactivated_at timestamptz,
  ADD COLUMN last_sign_in_at timestamptz,
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    folded(first_name || ' ' || last_name || chr(10) || email)
  ) STORED;
CREATE INDEX users_by_trigram ON users USING gin (search_text gin_trgm_ops);

-- Invitations that have not been accepted. The account is created only when the invitation is accepted, so that nobody
-- else can register the address and get the invited role.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('customer', 'admin')),
  invited_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX invitations_email ON invitations (lower(email));
CREATE INDEX invitations_invited_by ON invitations (invited_by);
CREATE INDEX invitations_expiry ON invitations (expires_at);

-- Mailed links of invitations, one for each time the email was sent. Only the SHA-256 of each token is stored.
CREATE TABLE invitation_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  invitation_id uuid NOT NULL REFERENCES invitations ON DELETE CASCADE
);
CREATE INDEX invitation_links_invitation ON invitation_links (invitation_id);

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (
  kind IN ('verify', 'known', 'reset', 'changed', 'request received', 'request notice', 'request reminder', 'invitation')
);
ALTER TABLE outbox ADD COLUMN invitation_id uuid REFERENCES invitations ON DELETE CASCADE;
CREATE INDEX outbox_invitation ON outbox (invitation_id) WHERE invitation_id IS NOT NULL;

-- What staff did to accounts. Written in the transaction of the change and never changed.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_email text NOT NULL,
  from_role text,
  to_role text
);
CREATE INDEX audit_log_actor ON audit_log (actor_id);
