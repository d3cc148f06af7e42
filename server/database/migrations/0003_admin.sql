-- Text as the search compares it: without case, accents and umlauts, ß as ss. The same on every engine, whatever the
-- database's locale.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    replace(replace(replace(
      translate(lower(normalize(words, NFKD) COLLATE "und-x-icu"), 'øłđðħıŧ', 'olddhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[\u0300-\u036f]', '', 'g'
  );

-- array_to_string is not immutable for every type of list; for text it is. Line breaks keep the parts apart.
CREATE FUNCTION product_search_text(name text, description text, tags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN folded(concat(name, chr(10), description, chr(10), array_to_string(tags, chr(10))));

ALTER TABLE products ADD COLUMN search_text text
  GENERATED ALWAYS AS (product_search_text(name, description, tags)) STORED;

-- The staff's list: whatever the status, the last change first or by name.
CREATE INDEX products_by_change ON products (updated_at DESC, id DESC);
CREATE INDEX all_products_by_name ON products (name, id);
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);

-- What was done to a product, by whom, and what it was afterwards. Written together with its cause.
CREATE TABLE product_history (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  version integer NOT NULL,
  action text NOT NULL CHECK (action IN ('created', 'saved', 'archived', 'restored')),
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  actor_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- As people read them; a list of {field, from, to}.
  changes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(changes) = 'array'),
  -- The row of the product in this version.
  snapshot jsonb NOT NULL,
  PRIMARY KEY (product_id, version)
);
CREATE INDEX product_history_actor ON product_history (actor_id);

-- What is there before the first entry is what the shop came with.
INSERT INTO product_history (product_id, version, action, actor_name, at, snapshot)
SELECT id, version, 'created', 'Spa Summit', created_at, to_jsonb(products) - 'search_text' FROM products;

-- Pictures whose slower formats are still to be made, written together with the product that shows them. A row is gone
-- once the work is done or given up.
CREATE TABLE picture_jobs (
  url text PRIMARY KEY,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_jobs_due ON picture_jobs (due_at, url);
