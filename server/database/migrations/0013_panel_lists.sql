-- Indexes for every sort order of the panel's product list, with the columns that it filters by, so that any page is
-- found in an index alone. They replace the two of migration 0003 that had no such columns.
DROP INDEX products_by_change;
DROP INDEX all_products_by_name;
CREATE INDEX products_by_change ON products (updated_at DESC, id DESC) INCLUDE (category, status);
CREATE INDEX all_products_by_name ON products (name, id) INCLUDE (category, status);
CREATE INDEX all_products_by_category ON products (category, name, id) INCLUDE (status);
CREATE INDEX all_products_by_status ON products (status, name, id) INCLUDE (category);
CREATE INDEX all_products_by_price ON products (price_eur, id) INCLUDE (category, status);
CREATE INDEX all_products_by_price_descending ON products (price_eur DESC NULLS LAST, id) INCLUDE (category, status);
