-- Whatever changes a product, a statement by hand included, gives notice of it: after the commit every server on this
-- database drops what it keeps of the product and tells the open pages. The channel is that of `notices.ts`. Of many
-- at once one notice says that anything may have changed: a name for each would keep everybody busy.
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
