-- This migration makes late pages (such as page 5,000) and searches of a large product list as fast as its first page.

-- The number of active products per category, updated by the triggers below, because count(*) would read every product.
CREATE TABLE product_counts (
  category text PRIMARY KEY,
  active integer NOT NULL
);
INSERT INTO product_counts
SELECT category, count(products.id)
  FROM unnest(ARRAY['sauna', 'infrared', 'cold_plunge', 'complete_suite', 'accessory', 'consultation']) AS category
  LEFT JOIN products USING (category)
 WHERE status IS NULL OR status = 'active'
 GROUP BY category;

CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Return early if neither a status nor a category has changed, as in most updates, so that these updates need not
    -- wait for each other's locks.
    IF NOT EXISTS (
      SELECT FROM gone JOIN came USING (id) WHERE (gone.status, gone.category) <> (came.status, came.category)
    ) THEN
      RETURN NULL;
    END IF;
    -- Lock all rows in the same order, so that two transactions that move products between categories cannot deadlock.
    PERFORM FROM product_counts ORDER BY category FOR UPDATE;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE product_counts SET active = active - number
      FROM (SELECT category, count(*) AS number FROM gone WHERE status = 'active' GROUP BY category) AS less
     WHERE less.category = product_counts.category;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE product_counts SET active = active + number
      FROM (SELECT category, count(*) AS number FROM came WHERE status = 'active' GROUP BY category) AS more
     WHERE more.category = product_counts.category;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON products REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE TRIGGER count_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE TRIGGER count_removed AFTER DELETE ON products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();

-- A trigram index finds products by any part of a word (of at least three letters) without reading every product.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX products_by_trigram ON products USING gin (search_text gin_trgm_ops);
