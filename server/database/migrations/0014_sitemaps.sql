-- The index of the order by age, with the columns of a sitemap, so that a sitemap is read from the index alone. It
-- replaces the one of migration 0001, which is dropped first: that locks the table completely from the beginning. A lock
-- that grows later causes deadlocks with the changes of servers that are still running.
DROP INDEX products_by_age;
CREATE INDEX products_by_age_with_slug ON products (created_at DESC, id DESC) INCLUDE (slug, updated_at)
  WHERE status = 'active';
