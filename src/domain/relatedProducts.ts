import type { Product } from '../../store/api';

/** Maximum number of products of the same category. */
const MAX_ALIKE = 4;
/** The neighbours are not repeated if at least this many other products of the category are left: three fill a row. */
const MIN_ALIKE = 3;
/** Maximum number of accessories. */
const MAX_ACCESSORIES = 4;

export interface RelatedProducts {
  /** Products of the same category, those with the most similar price first. */
  alike: Product[];
  /** The products before and after this one in its category, or null if there are too few for two different ones. */
  neighbours: { previous: Product; next: Product } | null;
  /** Accessories that share tags with a product of another category, those with the most common tags first. */
  accessories: Product[];
}

/**
 * Chooses the products to show below a product. `candidates` may contain the product itself and duplicates; those of its
 * category are in the order of the collection.
 */
export function chooseRelated(product: Product, candidates: readonly Product[]): RelatedProducts {
  const listed = [...new Map(candidates.map((one) => [one.id, one])).values()];
  const others = listed.filter(({ id }) => id !== product.id);
  const neighbours = findNeighbours(product, listed);
  const isNeighbour = ({ id }: Product) => id === neighbours?.previous.id || id === neighbours?.next.id;
  const byPrice = others
    .filter(({ category }) => category === product.category)
    .sort((one, other) => priceDistance(product, one) - priceDistance(product, other));
  // The links to the neighbours are right below these products, which repeat them only if there are too few others.
  const withoutNeighbours = byPrice.filter((one) => !isNeighbour(one));
  const alike =
    withoutNeighbours.length >= MIN_ALIKE ? withoutNeighbours : [...withoutNeighbours, ...byPrice.filter(isNeighbour)];
  const accessories = others
    .filter((one) => one.category === 'accessory' && one.category !== product.category && isFor(product, one))
    .map((accessory) => ({ accessory, shared: countSharedTags(product, accessory) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .map(({ accessory }) => accessory);
  return { alike: alike.slice(0, MAX_ALIKE), neighbours, accessories: accessories.slice(0, MAX_ACCESSORIES) };
}

/** After the last product of a category comes the first one, so that both neighbours are always there. */
function findNeighbours(product: Product, listed: readonly Product[]): RelatedProducts['neighbours'] {
  const category = listed.filter((one) => one.category === product.category);
  const index = category.findIndex(({ id }) => id === product.id);
  const [previous, next] = [category.at(index - 1), category[(index + 1) % category.length]];
  // Of two products, both neighbours would be the same one.
  return index === -1 || category.length < 3 || !previous || !next ? null : { previous, next };
}

/** Difference of the prices. Products without a price come last. */
const priceDistance = (one: Product, other: Product): number =>
  one.price.amount === null || other.price.amount === null ? Infinity : Math.abs(one.price.amount - other.price.amount);

/** The tags that say what an accessory is made for: a category of products, or products with the same tag. */
const purposes = ['sauna', 'infrared', 'cold plunge', 'raised plunge'];
const categoryTag = ({ category }: Product): string => category?.replace('_', ' ') ?? '';

/**
 * Whether an accessory is made for the product's category, for one of its tags, or for no purpose in particular. A
 * complete suite has the rooms for all of them.
 */
function isFor(product: Product, { tags }: Product): boolean {
  const madeFor = tags.filter((tag) => purposes.includes(tag));
  const kinds = [...product.tags, categoryTag(product)];
  return madeFor.length === 0 || product.category === 'complete_suite' || madeFor.some((tag) => kinds.includes(tag));
}

/** An accessory's tag 'sauna' or 'cold plunge' also counts if it is the category of the product. */
function countSharedTags(product: Product, accessory: Product): number {
  const tags = new Set([...product.tags, categoryTag(product)]);
  return accessory.tags.filter((tag) => tags.has(tag)).length;
}
