import type { Product } from '../../../store/api';
import type { ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { toAbsoluteUrl } from '../../ui/origin';

/** About as much of a text as search engines and shared links show. */
const EXCERPT = 160;

/** The beginning of a text on one line, cut between two words. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT) return line;
  return `${line.slice(0, EXCERPT).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

/** The price that a product is offered for; null where it is on request. */
export const offerPrice = ({ amount, onRequest }: Product['price']): number | null => (onRequest ? null : amount);

/** A product as schema.org's `Product`: without a picture where there is none, without an offer where no price is stated. */
export function productJsonLd(product: Product, words: ProductViewModel): Record<string, unknown> {
  const url = toAbsoluteUrl(paths.product(words.slugOrId));
  const price = offerPrice(product.price);
  return {
    '@type': 'Product',
    name: words.name,
    description: words.description,
    url,
    category: words.category,
    brand: { '@type': 'Brand', name: 'Spa Summit' },
    ...(words.images.length > 0 && { image: words.images.map((image) => toAbsoluteUrl(image.url)) }),
    ...(price !== null && { offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url } }),
  };
}

/** The way to a product as schema.org's `BreadcrumbList`. */
export function breadcrumbJsonLd({ name, slugOrId }: ProductViewModel): Record<string, unknown> {
  const steps = [
    { name: 'Wellness Collection', address: paths.products },
    { name, address: paths.product(slugOrId) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: toAbsoluteUrl(step.address),
    })),
  };
}
