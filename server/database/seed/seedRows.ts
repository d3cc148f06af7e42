import type { Queryable } from '../index';
import type { SeedProduct } from './seedProduct';

/**
 * Inserts the products whose slug is not taken yet, with the entry that begins their history, all in one statement, and
 * gives how many that were. A row that exists is left alone whatever its state, so an edit or an archiving outlives
 * every later seeding.
 */
export async function insertMissingProducts(client: Queryable, products: SeedProduct[]): Promise<number> {
  const rows = products.map(({ shortDescription, price, addedOn, featured = false, ...same }) => ({
    ...same,
    short_description: shortDescription,
    price_eur: price,
    featured,
    created_at: `${addedOn}T09:00:00Z`,
  }));
  const { rowCount } = await client.query(
    `WITH added AS (
       INSERT INTO products (
         slug, name, description, short_description, category, tags, price_eur, featured, created_at, updated_at
       )
       SELECT slug, name, description, short_description, category, tags, price_eur, featured, created_at, created_at
         FROM jsonb_to_recordset($1::jsonb) AS seed(
           slug text, name text, description text, short_description text, category text, tags text[],
           price_eur numeric, featured boolean, created_at timestamptz
         )
       ON CONFLICT (slug) DO NOTHING
       RETURNING *
     )
     INSERT INTO product_history (product_id, version, action, actor_name, at, snapshot)
     SELECT id, version, 'created', 'Spa Summit', created_at, to_jsonb(added) - 'search_text' FROM added`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}
