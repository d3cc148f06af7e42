-- Secret keys shared by all servers on this database. The first server that starts creates them. Backups do not contain
-- them.
CREATE TABLE keys (
  name text PRIMARY KEY,
  value bytea NOT NULL CHECK (octet_length(value) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The account that a counter belongs to, so that all counters of one account can be deleted together.
ALTER TABLE attempts ADD COLUMN account text;
CREATE INDEX attempts_account ON attempts (account) WHERE account IS NOT NULL;
