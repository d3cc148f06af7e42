-- Sends a notification for every changed product, even if it is changed by hand in SQL. After the commit, each server
-- on this database evicts its cached responses and notifies open pages. changeNotifications.ts listens on the channel
-- `shop`.
--
-- If a statement changes more than 20 products, the trigger sends a single notification with an empty payload, which
-- means that any product may have changed. One notification per product would cost every server too much work.
CREATE FUNCTION give_notice_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    ids := ARRAY(SELECT id FROM changed LIMIT 21);
    IF cardinality(ids) <= 20 THEN
      PERFORM pg_notify('shop', id::text) FROM unnest(ids) AS id;
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_notify('shop', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_notice_of_products();
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_notice_of_products();
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_notice_of_products();
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION give_notice_of_products();
