import type { Product } from '../../store/api';
import { categoryLabel, isCategory } from './category';
import { formatPrice } from './price';

/** Description shown for a product that has none (docs/specification.md §2). */
const FALLBACK_DESCRIPTION = 'Premium wellness installation for your home sanctuary.';

/** View model of a product: display strings for the card and the product page, already formatted. */
export interface ProductViewModel {
  id: string;
  /** Path segment after `/products/`: the slug, or the id of a product without one (docs/specification.md §2). */
  slugOrId: string;
  name: string;
  category: string;
  /** Short description, shown on cards in the grid view. Cards in the list view show `description` instead. */
  summary: string;
  /** Full description. */
  description: string;
  price: string;
  tags: string[];
  images: Product['images'];
  /** Name of the placeholder image that replaces a missing image: the product's category, or 'accessory'. */
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

/** Whether the name, a description or a tag contains the search term, ignoring case (docs/specification.md §5). */
export function matchesSearch(product: Product, search: string): boolean {
  const term = search.trim().toLowerCase();
  if (term === '') return true;
  return [product.name, product.description ?? '', product.shortDescription ?? '', ...product.tags].some((text) =>
    text.toLowerCase().includes(term),
  );
}
