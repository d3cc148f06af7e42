-- What a user sees of their sessions. The id names a session without its token; the User-Agent header is shortened.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 200),
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
