-- The SHA-256 of the request that created a product, as hexadecimal digits. It distinguishes a retry with the same
-- Idempotency-Key from a different request. Only the first entry of a product can have it. It is null for seeded
-- products and for products created before this migration.
ALTER TABLE product_history ADD COLUMN content_sha256 text;
