-- Normalises text for the search: lower case, no accents or umlauts, ß as ss. The result does not depend on the engine
-- or the database's locale.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    replace(replace(replace(
      translate(lower(normalize(words, NFKD) COLLATE "und-x-icu"), 'øłđðħıŧ', 'olddhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[\u0300-\u036f]', '', 'g'
  );

-- Returns the searchable text of a product. Line breaks separate the fields, so that no match spans two of them. The
-- function may be declared immutable, because array_to_string is immutable for text[], though not for every type.
CREATE FUNCTION product_search_text(name text, description text, tags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN folded(concat(name, chr(10), description, chr(10), array_to_string(tags, chr(10))));

ALTER TABLE products ADD COLUMN search_text text
  GENERATED ALWAYS AS (product_search_text(name, description, tags)) STORED;

-- Indexes for the admin lists: products of any status by last change or by name, and users by age.
CREATE INDEX products_by_change ON products (updated_at DESC, id DESC);
CREATE INDEX all_products_by_name ON products (name, id);
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);

-- History of product changes: action, actor and the resulting product. Written in the transaction of the change.
CREATE TABLE product_history (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  version integer NOT NULL,
  action text NOT NULL CHECK (action IN ('created', 'saved', 'archived', 'restored')),
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  actor_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The changed fields for display, as a list of {field, from, to}.
  changes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(changes) = 'array'),
  -- The row of the product as of this version.
  snapshot jsonb NOT NULL,
  PRIMARY KEY (product_id, version)
);
CREATE INDEX product_history_actor ON product_history (actor_id);

-- Adds a first history entry to each existing product. Its actor is 'Spa Summit', because these products came with the
-- shop.
INSERT INTO product_history (product_id, version, action, actor_name, at, snapshot)
SELECT id, version, 'created', 'Spa Summit', created_at, to_jsonb(products) - 'search_text' FROM products;

-- Queue of images that still need AVIF variants. A row is inserted in the transaction that saves the image's product,
-- and deleted when the work is done or given up.
CREATE TABLE picture_jobs (
  url text PRIMARY KEY,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_jobs_due ON picture_jobs (due_at, url);
