import type { ProductRow } from './productQueries';

/** Converts a row of `products` to the contract's `Product`. */
export const toApiProduct = (row: ProductRow) => ({ ...toListedProduct(row), specifications: row.specifications });

/** Converts a row to a product in a list, without the specifications, which only the product's page shows. */
export function toListedProduct(row: ProductRow) {
  const [primaryImage] = row.images;
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    ...(row.short_description !== null && { shortDescription: row.short_description }),
    category: row.category,
    tags: row.tags,
    price:
      row.price_eur === null ? { isPriceOnRequest: true } : { base: Number(row.price_eur), isPriceOnRequest: false },
    ...(primaryImage && { primaryImage: { url: primaryImage.url } }),
    images: row.images,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
