-- Requests of visitors for a consultation or a call. `id` is the idempotency key of the filled-in form. All columns from
-- `name` to `message` are personal and become null when the request is anonymised.
CREATE TABLE requests (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('consultation', 'call')),
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'visit_arranged', 'won', 'lost')),
  assignee_id uuid REFERENCES users ON DELETE SET NULL,
  product_id uuid REFERENCES products ON DELETE SET NULL,
  name text,
  email text,
  phone text,
  location text,
  message text,
  project_type text,
  timeline text,
  budget text,
  -- SHA-256 of the sent content, which distinguishes a repeated request from another one with the same key.
  content_sha256 text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the status first left 'new'.
  answered_at timestamptz,
  -- When the house was reminded of the unanswered request.
  reminded_at timestamptz,
  anonymised_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (
    folded(reference || chr(10) || coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10)
      || coalesce(location, '') || chr(10) || coalesce(message, ''))
  ) STORED
);
-- Unanswered requests, the oldest first; all requests, the newest first; those of one address, product or assignee.
CREATE INDEX requests_unanswered ON requests (created_at, id) WHERE answered_at IS NULL AND anonymised_at IS NULL;
CREATE INDEX requests_by_age ON requests (created_at DESC, id DESC);
CREATE INDEX requests_to_anonymise ON requests (created_at) WHERE anonymised_at IS NULL;
CREATE INDEX requests_by_email ON requests (lower(email), created_at DESC) WHERE email IS NOT NULL;
CREATE INDEX requests_by_product ON requests (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX requests_by_assignee ON requests (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX requests_by_trigram ON requests USING gin (search_text gin_trgm_ops);

-- History of requests: received, changed, a note, anonymised. Written in the transaction of the change.
CREATE TABLE request_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES requests ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  actor_name text NOT NULL,
  action text NOT NULL CHECK (action IN ('received', 'changed', 'note', 'anonymised')),
  changes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(changes) = 'array'),
  note text
);
CREATE INDEX request_events_request ON request_events (request_id, id);
CREATE INDEX request_events_actor ON request_events (actor_id);

-- Emails about requests: a confirmation to the visitor, a notice and a reminder to the house.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check
  CHECK (kind IN ('verify', 'known', 'reset', 'changed', 'request received', 'request notice', 'request reminder'));
ALTER TABLE outbox ADD COLUMN request_id uuid REFERENCES requests ON DELETE CASCADE;
CREATE INDEX outbox_request ON outbox (request_id) WHERE request_id IS NOT NULL;

-- Notifies every server of new and changed requests. The payload says only that some request has changed, because the
-- servers send it to all open pages.
CREATE FUNCTION notify_of_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop', 'requests');
  RETURN NULL;
END
$$;
CREATE TRIGGER request_events_inserted AFTER INSERT ON request_events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_requests();
