-- The time of the arranged visit. Not personal: it stays when the request is anonymised, like the other dates.
ALTER TABLE requests ADD COLUMN visit_at timestamptz;
