-- The SHA-256 of the request that created a product, as hexadecimal digits. It distinguishes a retry with the same
-- Idempotency-Key from a different request. Null for products created before this migration and for all later entries.
ALTER TABLE product_history ADD COLUMN content_sha256 text;
