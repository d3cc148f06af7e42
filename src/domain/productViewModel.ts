import type { Product } from '../../store/api';
import { categoryLabel, isCategory } from './category';
import { formatPrice } from './price';

/** Spec §2. */
export const FALLBACK_DESCRIPTION = 'Premium wellness installation for your home sanctuary.';

/** A product in finished words: what a card or a product page shows without formatting anything itself. */
export interface ProductViewModel {
  id: string;
  /** What stands behind /products/ in its address: the slug, or the id of a product without one (spec §2). */
  slugOrId: string;
  name: string;
  category: string;
  /** The sentence for a card; in the list, where there is room, it is the description. */
  summary: string;
  /** The whole text. */
  description: string;
  price: string;
  tags: string[];
  images: Product['images'];
  /** Which composed placeholder stands in for a missing picture. */
  placeholder: string;
}

export function toProductViewModel(product: Product): ProductViewModel {
  const description = product.description ?? product.shortDescription ?? FALLBACK_DESCRIPTION;
  return {
    id: product.id,
    slugOrId: product.slug ?? product.id,
    name: product.name,
    category: categoryLabel(product.category),
    summary: product.shortDescription ?? description,
    description,
    price: formatPrice(product.price),
    tags: product.tags,
    images: product.images,
    placeholder: isCategory(product.category) ? product.category : 'accessory',
  };
}

/** Spec §5: "Search matches name, description, tags, case-insensitive, on the client." */
export function matchesSearch(product: Product, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return [product.name, product.description ?? '', product.shortDescription ?? '', ...product.tags].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
