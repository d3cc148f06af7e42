import type { Product } from '../../../store/api';
import type { ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { toAbsoluteUrl } from '../../ui/origin';

/** Maximum length of an excerpt in characters, about as much as search results and link previews show. */
const MAX_EXCERPT_LENGTH = 160;

/**
 * Returns a text on a single line. A text that is longer than MAX_EXCERPT_LENGTH is cut between two words and ends in
 * an ellipsis.
 */
export function excerpt(text: string): string {
  const singleLine = text.replaceAll(/\s+/g, ' ').trim();
  if (singleLine.length <= MAX_EXCERPT_LENGTH) return singleLine;
  return `${singleLine.slice(0, MAX_EXCERPT_LENGTH).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

/** Returns a product's price in EUR, null if the price is on request. */
export const offerPrice = ({ amount, onRequest }: Product['price']): number | null => (onRequest ? null : amount);

/**
 * Returns a product as a schema.org `Product`. Omits `image` if the product has no images, and `offers` if its price is
 * on request.
 */
export function productJsonLd(product: Product, viewModel: ProductViewModel): Record<string, unknown> {
  const url = toAbsoluteUrl(paths.product(viewModel.slugOrId));
  const price = offerPrice(product.price);
  return {
    '@type': 'Product',
    name: viewModel.name,
    description: viewModel.description,
    url,
    category: viewModel.category,
    brand: { '@type': 'Brand', name: 'Spa Summit' },
    ...(viewModel.images.length > 0 && { image: viewModel.images.map((image) => toAbsoluteUrl(image.url)) }),
    ...(price !== null && { offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url } }),
  };
}

/** Returns the breadcrumbs of a product page as a schema.org `BreadcrumbList`. */
export function breadcrumbJsonLd({ name, slugOrId }: ProductViewModel): Record<string, unknown> {
  const steps = [
    { name: 'Wellness Collection', path: paths.products },
    { name, path: paths.product(slugOrId) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: toAbsoluteUrl(step.path),
    })),
  };
}
