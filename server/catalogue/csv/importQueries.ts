import type { Queryable } from '../../database';
import type { FieldChange } from '../productDiff';
import { PRODUCT_COLUMNS, type ProductRow } from '../productQueries';

/** Returns the products with any of these ids or slugs, whatever their status. */
export async function selectProductsByKeys(
  db: Queryable,
  { ids, slugs }: { ids: string[]; slugs: string[] },
): Promise<ProductRow[]> {
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = ANY($1::uuid[])
     UNION ALL
     SELECT ${PRODUCT_COLUMNS} FROM products WHERE slug = ANY($2) AND id <> ALL($1::uuid[])`,
    [ids, slugs],
  );
  return rows;
}

/**
 * Locks the rows of products until the transaction ends and returns their versions by id. The rows are locked in the
 * order of their ids, so that two imports cannot deadlock.
 */
export async function lockVersions(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; version: number }>(
    'SELECT id, version FROM products WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE',
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Returns those of the slugs that a product has. */
export async function selectTaken(db: Queryable, slugs: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ slug: string }>('SELECT slug FROM products WHERE slug = ANY($1)', [slugs]);
  return new Set(rows.map(({ slug }) => slug));
}

/** The fields of a product that an import writes. */
const WRITTEN = `id uuid, slug text, name text, short_description text, description text, category text,
  tags text[], price_eur numeric, specifications jsonb, status text`;

/** Adds products. Leaves out those whose id or slug is taken. Returns the number of added products. */
export async function insertProducts(db: Queryable, rows: ProductRow[]): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO products
       (id, slug, name, short_description, description, category, tags, price_eur, specifications, status)
     SELECT id, slug, name, nullif(short_description, ''), description, category, tags, price_eur, specifications, status
       FROM jsonb_to_recordset($1) AS added(${WRITTEN})
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** Sets all editable fields of existing products and increments their versions. */
export async function updateProducts(db: Queryable, rows: ProductRow[]): Promise<void> {
  await db.query(
    `UPDATE products SET
       name = changed.name,
       short_description = nullif(changed.short_description, ''),
       description = changed.description,
       category = changed.category,
       tags = changed.tags,
       price_eur = changed.price_eur,
       specifications = changed.specifications,
       status = changed.status,
       updated_at = now(),
       version = version + 1
     FROM jsonb_to_recordset($1) AS changed(${WRITTEN}) WHERE products.id = changed.id`,
    [JSON.stringify(rows)],
  );
}

/** An entry for the history of a product. */
interface ImportedEntry {
  id: string;
  action: 'created' | 'saved';
  changes: FieldChange[];
}

/**
 * Adds an entry to the history of each product, with a snapshot of the current product. Returns the number of added
 * entries, which is 0 if the acting user's account no longer exists.
 */
export async function insertHistoryEntries(db: Queryable, actorId: string, entries: ImportedEntry[]): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO product_history (product_id, version, action, actor_id, actor_name, changes, snapshot)
     SELECT products.id, products.version, entry.action, users.id, users.first_name || ' ' || users.last_name,
       entry.changes, to_jsonb(products) - 'search_text'
     FROM jsonb_to_recordset($1) AS entry(id uuid, action text, changes jsonb)
       JOIN products USING (id) JOIN users ON users.id = $2`,
    [JSON.stringify(entries), actorId],
  );
  return rowCount ?? 0;
}
