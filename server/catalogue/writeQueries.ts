import type { Queryable } from '../database';
import type { StoredImage } from '../images/storedImage';
import type { Category } from './categories';
import { PRODUCT_COLUMNS, type ProductRow, type Specification } from './productQueries';

export interface NewProductRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  category: Category;
  price: number;
  specifications: Specification[];
  shortDescription: string;
  tags: string[];
  status: ProductRow['status'];
  images: StoredImage[];
}

/**
 * The fields of a product to change. Fields that are left out keep their values. If `images` is null, the product keeps
 * its images.
 */
export interface ProductChangesRow {
  name?: string;
  description?: string;
  category?: Category;
  price?: number;
  specifications?: Specification[];
  shortDescription?: string;
  tags?: string[];
  status?: ProductRow['status'];
  images: StoredImage[] | null;
}

/** Returns the existing slugs that equal `slug` or start with `slug-`. */
export async function selectTakenSlugs(db: Queryable, slug: string): Promise<Set<string>> {
  const { rows } = await db.query<{ slug: string }>(
    "SELECT slug FROM products WHERE slug = $1 OR slug LIKE $1 || '-%'",
    [slug],
  );
  return new Set(rows.map((row) => row.slug));
}

/** Adds a product. Returns null if its slug or id is already taken. */
export async function insertProduct(db: Queryable, product: NewProductRow): Promise<ProductRow | null> {
  const { id, slug, name, shortDescription, description, category, tags, price, status } = product;
  const { rows } = await db.query<ProductRow>(
    `INSERT INTO products
       (id, slug, name, short_description, description, category, tags, price_eur, status, specifications, images)
     VALUES ($1, $2, $3, nullif($4, ''), $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT DO NOTHING
     RETURNING ${PRODUCT_COLUMNS}`,
    [
      id,
      slug,
      name,
      shortDescription,
      description,
      category,
      tags,
      price,
      status,
      JSON.stringify(product.specifications),
      JSON.stringify(product.images),
    ],
  );
  return rows[0] ?? null;
}

/** Returns the product with this id, or null, and locks its row until the transaction ends. */
export async function lockProduct(db: Queryable, id: string): Promise<ProductRow | null> {
  const { rows } = await db.query<ProductRow>(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

/** Changes a product and increments its version. */
export async function updateProductRow(
  db: Queryable,
  id: string,
  { name, shortDescription, description, category, tags, price, status, specifications, images }: ProductChangesRow,
): Promise<ProductRow | null> {
  const { rows } = await db.query<ProductRow>(
    `UPDATE products SET
       name = coalesce($2, name),
       short_description = nullif(coalesce($3, short_description), ''),
       description = coalesce($4, description),
       category = coalesce($5, category),
       tags = coalesce($6, tags),
       price_eur = coalesce($7, price_eur),
       status = coalesce($8, status),
       specifications = coalesce($9::jsonb, specifications),
       images = coalesce($10::jsonb, images),
       updated_at = now(),
       version = version + 1
     WHERE id = $1
     RETURNING ${PRODUCT_COLUMNS}`,
    [
      id,
      name,
      shortDescription,
      description,
      category,
      tags,
      price,
      status,
      specifications && JSON.stringify(specifications),
      images && JSON.stringify(images),
    ],
  );
  return rows[0] ?? null;
}

/** Sets a product's status and increments its version. */
export async function setStatusRow(
  db: Queryable,
  id: string,
  status: ProductRow['status'],
): Promise<ProductRow | null> {
  const { rows } = await db.query<ProductRow>(
    `UPDATE products SET status = $2, updated_at = now(), version = version + 1
     WHERE id = $1 RETURNING ${PRODUCT_COLUMNS}`,
    [id, status],
  );
  return rows[0] ?? null;
}

/**
 * Restores a product's texts, category, tags, price and specifications from an earlier version, but not its status. If
 * `images` is null, the product keeps its current images. Versions from before migration 0008 have no specifications: then it keeps
 * its current ones.
 */
export async function restoreVersionRow(
  db: Queryable,
  id: string,
  version: number,
  images: StoredImage[] | null,
): Promise<ProductRow | null> {
  const { rows } = await db.query<ProductRow>(
    `UPDATE products SET
       name = earlier ->> 'name',
       short_description = earlier ->> 'short_description',
       description = earlier ->> 'description',
       category = earlier ->> 'category',
       tags = ARRAY(SELECT jsonb_array_elements_text(earlier -> 'tags')),
       price_eur = (earlier ->> 'price_eur')::numeric,
       specifications = coalesce(earlier -> 'specifications', specifications),
       images = coalesce($3::jsonb, images),
       updated_at = now(),
       version = version + 1
     FROM (SELECT snapshot AS earlier FROM product_history WHERE product_id = $1 AND version = $2) AS history
     WHERE id = $1
     RETURNING ${PRODUCT_COLUMNS}`,
    [id, version, images && JSON.stringify(images)],
  );
  return rows[0] ?? null;
}
