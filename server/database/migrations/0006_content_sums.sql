-- The SHA-256 of the request that created a product, as hexadecimal digits. It distinguishes a retry with the same
-- Idempotency-Key from a different request. It is null except in the first history entry of a product. It is also null
-- for seeded products and for products created before this migration.
ALTER TABLE product_history ADD COLUMN content_sha256 text;
