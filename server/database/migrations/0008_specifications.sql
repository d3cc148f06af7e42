-- Technical data of a product for its page, as a list of {label, value} in display order.
ALTER TABLE products ADD COLUMN specifications jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(specifications) = 'array');
