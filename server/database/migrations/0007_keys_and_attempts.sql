-- Secret keys that all servers on this database share. Made by the first server that starts; not part of backups.
CREATE TABLE keys (
  name text PRIMARY KEY,
  value bytea NOT NULL CHECK (octet_length(value) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The account that an attempt was aimed at, so that all counters of one account can be cleared together.
ALTER TABLE attempts ADD COLUMN account text;
CREATE INDEX attempts_account ON attempts (account) WHERE account IS NOT NULL;
