import { useParams } from 'react-router-dom';
import {
  isGone,
  isNotFound,
  selectListedProduct,
  useGetProductBySlugOrIdQuery,
  type Product,
} from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { toProductViewModel, type ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { Link } from '../../ui/Link';
import { PageMeta } from '../../ui/PageMeta';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { Spinner } from '../../ui/Spinner';
import { messages } from './messages';
import { breadcrumbJsonLd, excerpt, productJsonLd, offerPrice } from './productJsonLd';
import styles from './ProductPage.module.css';
import { useMaxCacheAge } from './useMaxCacheAge';

/** Value of the `sizes` attribute for an image that fills its column, matching the layout in ProductPage.module.css. */
const FULL_WIDTH = '(min-width: 900px) min(56vw, max(28rem, 68vh)), 100vw';
/** Value of the `sizes` attribute for an image that shares its row with another one. */
const HALF_WIDTH = '(min-width: 900px) min(28vw, max(14rem, 34vh)), (min-width: 620px) 50vw, 100vw';

/** The product page, /products/{slug or id} (docs/specification.md §2). */
export function ProductPage() {
  const { slugOrId = '' } = useParams();
  const { product, isComplete, error, refetch } = useProduct(slugOrId);
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={paths.products}>Wellness Collection</Link>
      </p>
      {product ? <Details product={product} isComplete={isComplete} /> : null}
      {!product && !error ? <Loading /> : null}
      {!product && error ? <LoadError error={error} onRetry={refetch} /> : null}
    </div>
  );
}

/**
 * Requests a product. Until the response arrives, `product` is the one from a cached list, if there is one.
 *
 * `isComplete` is false if the list may leave something out: some backends list products without description and tags.
 * If the request fails, a complete product stays, unless the error says that it does not exist any more.
 */
function useProduct(slugOrId: string) {
  const refetchOnMountOrArgChange = useMaxCacheAge();
  // Use `currentData`: after navigation from one product to another, `data` would still hold the previous product.
  const { currentData, error, refetch } = useGetProductBySlugOrIdQuery(slugOrId, { refetchOnMountOrArgChange });
  const listed = useAppSelector((state) => (currentData ? undefined : selectListedProduct(state, slugOrId)));
  const isListComplete = listed !== undefined && listed.description !== null && listed.tags.length > 0;
  const isComplete = currentData !== undefined || isListComplete;
  const isShown = !error || (isComplete && !isGone(error) && !isNotFound(error));
  return { product: isShown ? (currentData ?? listed) : undefined, isComplete, error, refetch };
}

function Loading() {
  return (
    <>
      <PageMeta title="Wellness Collection" />
      <Spinner label={messages.loadingProduct} />
    </>
  );
}

interface DetailsProps {
  product: Product;
  /** If false, a loading message takes the place of everything below the price, so that nothing moves afterwards. */
  isComplete: boolean;
}

function Details({ product, isComplete }: DetailsProps) {
  const viewModel = toProductViewModel(product);
  const [mainImage = null, ...otherImages] = viewModel.images;
  return (
    <article className={styles.product}>
      <PageMeta
        title={viewModel.name}
        description={excerpt(viewModel.summary)}
        canonicalPath={paths.product(viewModel.slugOrId)}
        image={mainImage ? { url: mainImage.url, alt: mainImage.alt ?? viewModel.name } : undefined}
        product={{ euros: offerPrice(product.price) }}
      />
      <JsonLd data={productJsonLd(product, viewModel)} />
      <JsonLd data={breadcrumbJsonLd(viewModel)} />
      <div className={`${styles.image} ${styles.mainImage}`}>
        <ResponsiveImage
          image={mainImage}
          sizes={FULL_WIDTH}
          placeholder={viewModel.placeholder}
          placeholderSeed={viewModel.slugOrId}
          alt={mainImage?.alt ?? viewModel.name}
          priority
        />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>{viewModel.category}</p>
        <h1 className={styles.name}>{viewModel.name}</h1>
        <p className={styles.price}>{viewModel.price}</p>
        {isComplete ? <Description viewModel={viewModel} /> : <MoreLoading />}
      </div>
      {isComplete && otherImages.length > 0 ? (
        <div className={styles.otherImages}>
          {otherImages.map((image, index) => (
            <div key={image.url} className={styles.image}>
              <ResponsiveImage
                image={image}
                sizes={index % 2 === 0 && index === otherImages.length - 1 ? FULL_WIDTH : HALF_WIDTH}
                placeholder={viewModel.placeholder}
                placeholderSeed={image.url}
                alt={image.alt ?? `${viewModel.name}, another view`}
              />
            </div>
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Description({ viewModel }: { viewModel: ProductViewModel }) {
  return (
    <>
      <p className={styles.description}>{viewModel.description}</p>
      {viewModel.tags.length > 0 ? (
        <ul className={styles.tags} aria-label="Tags">
          {viewModel.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink to={paths.consultation}>Request a consultation</ButtonLink>
        <p className={styles.responseTime}>We reply within 24 hours.</p>
      </div>
    </>
  );
}

function MoreLoading() {
  return (
    <div className={styles.moreLoading}>
      <Spinner label={messages.loadingProduct} />
    </div>
  );
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const gone = isGone(error);
  const unknown = isNotFound(error);
  return (
    <div className={styles.notice} role="alert">
      <PageMeta title="Wellness Collection" />
      <h1 className={styles.noticeTitle}>
        {gone ? messages.productGone : unknown ? messages.productUnknown : messages.productFailed}
      </h1>
      {gone || unknown ? (
        <ButtonLink variant="outlined" to={paths.products}>
          See the collection
        </ButtonLink>
      ) : (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
