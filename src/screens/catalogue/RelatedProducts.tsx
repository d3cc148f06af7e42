import { useRef } from 'react';
import { mergePages, useBrowseProductsInfiniteQuery, type Product } from '../../../store/api';
import { toProductViewModel } from '../../domain/productViewModel';
import { chooseRelated } from '../../domain/relatedProducts';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import { messages } from './messages';
import { ProductCard } from './ProductCard';
import styles from './RelatedProducts.module.css';
import { useIsInView } from './useIsInView';

/** Distance below the window at which the related products are requested. */
const REQUEST_MARGIN = '0px 0px 300px';

/** Value of the `sizes` attribute of the images of the previous and the next product. */
const THUMBNAIL_SIZES = '5rem';

/**
 * Products of the same category, the accessories that go with this one, and links to the previous and the next product of
 * the category. They are requested when the visitor comes near, and their space is reserved meanwhile. Renders nothing if
 * the requests fail or find nothing.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsInView(section, REQUEST_MARGIN, true);
  const { category } = product;
  const skip = !isNear;
  const sameCategory = useBrowseProductsInfiniteQuery({ sort: 'newest', category }, { skip });
  const accessories = useBrowseProductsInfiniteQuery({ sort: 'newest', category: 'accessory' }, { skip });
  const isLoading = skip || sameCategory.isLoading || accessories.isLoading;
  const related = isLoading
    ? { alike: [], neighbours: null, accessories: [] }
    : chooseRelated(product, [
        ...mergePages(sameCategory.currentData?.pages ?? []),
        ...mergePages(accessories.currentData?.pages ?? []),
      ]);

  return (
    <section
      ref={section}
      className={styles.related}
      data-reserved={isLoading}
      aria-label="Related pieces"
      aria-busy={isLoading}
    >
      {related.alike.length > 0 ? (
        <>
          <h2 className={text.title}>More from the collection</h2>
          <Cards products={related.alike} />
        </>
      ) : null}
      {related.accessories.length > 0 ? <Accessories products={related.accessories} /> : null}
      {isNear && isLoading ? <Spinner label={messages.loadingRelated} /> : null}
      {related.neighbours ? (
        <nav className={styles.neighbours} aria-label="More of this category">
          <Neighbour product={related.neighbours.previous} rel="prev" />
          <Neighbour product={related.neighbours.next} rel="next" />
        </nav>
      ) : null}
    </section>
  );
}

/** Accessories that go with the product. */
function Accessories({ products }: { products: readonly Product[] }) {
  return (
    <div className={styles.accessories}>
      <h2 className={text.title}>Accessories</h2>
      <Cards products={products} />
    </div>
  );
}

function Cards({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <ProductCard key={product.id} card={toProductViewModel(product)} view="brief" priority={false} heading="h3" />
      ))}
    </ul>
  );
}

function Neighbour({ product, rel }: { product: Product; rel: 'prev' | 'next' }) {
  const { slugOrId, name, images, placeholder } = toProductViewModel(product);
  return (
    <Link to={paths.product(slugOrId)} rel={rel}>
      <span className={styles.thumbnail}>
        <ResponsiveImage
          image={images[0] ?? null}
          sizes={THUMBNAIL_SIZES}
          placeholder={placeholder}
          placeholderSeed={slugOrId}
          alt=""
        />
      </span>
      <span className={text.label}>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      <span className={text.name}>{name}</span>
    </Link>
  );
}
