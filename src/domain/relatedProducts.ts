import type { Product } from '../../store/api';

/** Number of related products on a product page. */
const COUNT = 4;
/** Maximum number of accessories among them, for products of other categories. */
const MAX_ACCESSORIES = 2;

/**
 * Chooses up to four products to show below a product: those of its category with the most similar price, and up to two
 * accessories that share the most tags with it. `candidates` may contain the product itself and duplicates.
 */
export function chooseRelated(product: Product, candidates: readonly Product[]): Product[] {
  const others = [...new Map(candidates.map((one) => [one.id, one])).values()].filter(({ id }) => id !== product.id);
  const alike = others
    .filter(({ category }) => category === product.category)
    .sort((one, other) => priceDistance(product, one) - priceDistance(product, other));
  const accessories = others
    .filter(({ category }) => category === 'accessory' && category !== product.category)
    .map((accessory) => ({ accessory, shared: countSharedTags(product, accessory) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MAX_ACCESSORIES)
    .map(({ accessory }) => accessory);
  return [...alike.slice(0, COUNT - accessories.length), ...accessories];
}

/** Difference of the prices. Products without a price come last. */
const priceDistance = (one: Product, other: Product): number =>
  one.price.amount === null || other.price.amount === null ? Infinity : Math.abs(one.price.amount - other.price.amount);

/** An accessory's tag 'sauna' or 'cold plunge' also counts if it is the category of the product. */
function countSharedTags(product: Product, accessory: Product): number {
  const tags = new Set([...product.tags, product.category?.replace('_', ' ')]);
  return accessory.tags.filter((tag) => tags.has(tag)).length;
}
