import type { Specification } from '../../catalogue/productQueries';
import type { Queryable } from '..';
import { SEED_PICTURES_PREFIX, seedImages } from './seedImages';
import { withNoBreakSpaces } from './prose';
import type { SeedProduct } from './seedProduct';

/**
 * Returns the creation date of a seeded product. An existing product counts as seeded if it was created at the date of
 * any seed product: the dates of some seed products have been exchanged since.
 */
const createdAt = ({ addedOn }: SeedProduct): string => `${addedOn}T09:00:00Z`;

/** Returns what is included in the price of a product of this category. */
const priceIncludes = (category: SeedProduct['category']): string => {
  if (category === 'accessory') return 'VAT and delivery';
  if (category === 'consultation') return 'VAT and travel';
  return 'VAT, delivery and installation';
};

/**
 * Returns what is not included in the price of an installed product. Null for accessories and services, and for cabins that
 * only need a socket.
 */
function notIncluded({ category, specifications }: SeedProduct): string | null {
  if (category === 'complete_suite') return 'Supply lines, drains and permits';
  if (category === 'sauna') return 'Supply lines and permits';
  if (category === 'cold_plunge') return 'Supply lines and drain';
  return category === 'infrared' && !specifications.Connection?.includes('socket') ? 'Supply lines' : null;
}

/** Returns the specifications of a product, with the terms that its category has in common. */
const seedSpecifications = (product: SeedProduct): Specification[] => {
  const { specifications, category } = product;
  const excluded = notIncluded(product);
  const isInstalled = category !== 'accessory' && category !== 'consultation';
  const rows = {
    ...specifications,
    ...(isInstalled ? { Guarantee: 'Five years, parts and labour' } : {}),
    'Price includes': priceIncludes(category),
    ...(excluded === null ? {} : { 'Not included': excluded }),
  };
  return Object.entries(rows).map(([label, value]) => ({ label, value: withNoBreakSpaces(value) }));
};

/**
 * Inserts the products whose slug does not exist yet, and the first history entry of each, in one statement. Returns
 * the number of inserted products. Existing rows stay unchanged, so repeated seeding keeps edits and archived products.
 */
export async function insertMissingProducts(client: Queryable, products: SeedProduct[]): Promise<number> {
  const rows = products.map((product) => ({
    ...product,
    short_description: product.shortDescription,
    price_eur: product.price,
    images: seedImages(product.slug),
    specifications: seedSpecifications(product),
    featured: product.featured ?? false,
    created_at: createdAt(product),
  }));
  const { rowCount } = await client.query(
    `WITH added AS (
       INSERT INTO products (
         slug, name, description, short_description, category, tags, price_eur, images, specifications, featured,
         created_at, updated_at
       )
       SELECT
         slug, name, description, short_description, category, tags, price_eur, images, specifications, featured,
         created_at, created_at
         FROM jsonb_to_recordset($1::jsonb) AS seed(
           slug text, name text, description text, short_description text, category text, tags text[],
           price_eur numeric, images jsonb, specifications jsonb, featured boolean, created_at timestamptz
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

/**
 * Replaces the images of seeded products with the current seed images. Skips products created by staff, products with
 * an uploaded image, and edited products without images. Skips also products whose seed images staff have reordered,
 * removed or described, as long as the files of those that are left are current.
 *
 * A product keeps its version. The images in its history are replaced as well, so that restoring an old version does
 * not bring back files that no longer exist.
 */
export async function updateSeedImages(client: Queryable, products: SeedProduct[]): Promise<void> {
  const rows = products.map((product) => ({
    slug: product.slug,
    created_at: createdAt(product),
    images: seedImages(product.slug),
  }));
  await client.query(
    `WITH seed AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS seed(slug text, created_at timestamptz, images jsonb)
     ), changed AS (
       UPDATE products SET images = seed.images
       FROM seed
       WHERE products.slug = seed.slug AND products.created_at IN (SELECT created_at FROM seed)
         AND products.images <> seed.images AND (version = 1 OR products.images <> '[]')
         AND NOT products.images @? $2::jsonpath
         AND NOT (
           EXISTS (SELECT FROM product_history WHERE product_id = products.id AND changes @> '[{"field": "pictures"}]')
           AND (
             SELECT bool_and(seed.images @> jsonb_build_array(jsonb_build_object('url', image -> 'url')))
             FROM jsonb_array_elements(products.images) AS image
           )
         )
       RETURNING id, products.images
     )
     UPDATE product_history SET snapshot = jsonb_set(snapshot, '{images}', changed.images)
     FROM changed WHERE product_id = changed.id AND NOT snapshot -> 'images' @? $2::jsonpath`,
    [JSON.stringify(rows), `$[*].url ? (!(@ starts with "${SEED_PICTURES_PREFIX}"))`],
  );
}

/**
 * Adds the specifications to products that were seeded before specifications existed. Skips products that have had any,
 * so that specifications which staff have removed do not come back.
 *
 * A product keeps its version. Its history gets the specifications as well, as if they had been there from the start.
 */
export async function addSeedSpecifications(client: Queryable, products: SeedProduct[]): Promise<void> {
  const rows = products.map((product) => ({
    slug: product.slug,
    created_at: createdAt(product),
    specifications: seedSpecifications(product),
  }));
  await client.query(
    `WITH seed AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS seed(slug text, created_at timestamptz, specifications jsonb)
     ), changed AS (
       UPDATE products SET specifications = seed.specifications
       FROM seed
       WHERE products.slug = seed.slug AND products.created_at IN (SELECT created_at FROM seed)
         AND NOT EXISTS (
           SELECT FROM product_history WHERE product_id = products.id AND snapshot ? 'specifications'
         )
       RETURNING id, products.specifications
     )
     UPDATE product_history SET snapshot = jsonb_set(snapshot, '{specifications}', changed.specifications)
     FROM changed WHERE product_id = changed.id`,
    [JSON.stringify(rows)],
  );
}
