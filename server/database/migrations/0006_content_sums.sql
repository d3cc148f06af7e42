-- The SHA-256 of the request that created a product, as hexadecimal digits. It tells a request that is sent again, under
-- the same Idempotency-Key, from another one. Null for products from before, and for all later entries.
ALTER TABLE product_history ADD COLUMN content_sha256 text;
