-- User accounts. The email address is unique regardless of case.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'admin')),
  email_verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- Sessions. Only the SHA-256 of each token is stored, so that a stolen copy of this table gives no access.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Products. Names sort by the Unicode collation (Ä beside A, Ł beside L), whatever the engine and the database's
-- locale. price_eur is null if the price is on request.
CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE,
  name text COLLATE "und-x-icu" NOT NULL,
  description text NOT NULL,
  short_description text,
  category text NOT NULL CHECK (
    category IN ('sauna', 'infrared', 'cold_plunge', 'complete_suite', 'accessory', 'consultation')
  ),
  tags text[] NOT NULL DEFAULT '{}',
  price_eur numeric(12, 2) CHECK (price_eur >= 0 AND price_eur <> 'NaN'),
  images jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(images) = 'array'),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'draft', 'archived')),
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

-- Indexes for every sort order of the product list, with and without a category filter. The indexes on created_at serve
-- the order newest first, and oldest first if they are read backwards. All indexes are partial, so queries must contain
-- status = 'active' as a literal.
CREATE INDEX products_by_age ON products (created_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX products_by_price ON products (price_eur NULLS LAST, id) WHERE status = 'active';
CREATE INDEX products_by_price_down ON products (price_eur DESC NULLS LAST, id) WHERE status = 'active';
CREATE INDEX products_by_name ON products (name, id) WHERE status = 'active';
CREATE INDEX products_by_category_and_age ON products (category, created_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX products_by_category_and_price ON products (category, price_eur NULLS LAST, id) WHERE status = 'active';
CREATE INDEX products_by_category_and_price_down ON products (category, price_eur DESC NULLS LAST, id)
  WHERE status = 'active';
CREATE INDEX products_by_category_and_name ON products (category, name, id) WHERE status = 'active';
CREATE INDEX products_featured ON products (created_at DESC, id DESC) WHERE status = 'active' AND featured;
