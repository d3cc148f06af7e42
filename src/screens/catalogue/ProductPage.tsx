import { useParams, Link } from 'react-router-dom';
import { isGone, isNotFound, useGetProductBySlugOrIdQuery, type Product } from '../../../store/api';
import { toProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { PageMeta } from '../../ui/PageMeta';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { Spinner } from '../../ui/Spinner';
import { messages } from './messages';
import { breadcrumbJsonLd, excerpt, productJsonLd, offerPrice } from './productJsonLd';
import styles from './ProductPage.module.css';

/** How wide the pictures stand, as ProductPage.module.css lays them out. */
const WHOLE = '(min-width: 900px) min(56vw, max(28rem, 68vh)), 100vw';
const HALF = '(min-width: 900px) min(28vw, max(14rem, 34vh)), (min-width: 620px) 50vw, 100vw';

/** Spec §2: /products/{slug or id}. */
export function ProductPage() {
  const { slugOrId = '' } = useParams();
  // Of this address only: going from one product straight to another must not show the first one's words.
  const { currentData, isError, error, refetch } = useGetProductBySlugOrIdQuery(slugOrId);
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={paths.products}>Wellness Collection</Link>
      </p>
      {currentData ? <Details product={currentData} /> : null}
      {!currentData && !isError ? <Loading /> : null}
      {!currentData && isError ? <Missing error={error} onRetry={refetch} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <>
      <PageMeta title="Wellness Collection" />
      <Spinner label={messages.loadingProduct} />
    </>
  );
}

function Details({ product }: { product: Product }) {
  const words = toProductViewModel(product);
  const [first = null, ...others] = words.images;
  return (
    <article className={styles.product}>
      <PageMeta
        title={words.name}
        description={excerpt(words.summary)}
        canonicalPath={paths.product(words.slugOrId)}
        image={first ? { url: first.url, alt: first.alt ?? words.name } : undefined}
        product={{ euros: offerPrice(product.price) }}
      />
      <JsonLd data={productJsonLd(product, words)} />
      <JsonLd data={breadcrumbJsonLd(words)} />
      <div className={`${styles.picture} ${styles.first}`}>
        <ResponsiveImage
          image={first}
          sizes={WHOLE}
          placeholder={words.placeholder}
          placeholderSeed={words.slugOrId}
          alt={first?.alt ?? words.name}
          priority
        />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>{words.category}</p>
        <h1 className={styles.name}>{words.name}</h1>
        <p className={styles.price}>{words.price}</p>
        <p className={styles.description}>{words.description}</p>
        {words.tags.length > 0 ? (
          <ul className={styles.tags} aria-label="Tags">
            {words.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        <div className={styles.actions}>
          <ButtonLink to={paths.consultation}>Ask for a consultation</ButtonLink>
          <p className={styles.promise}>We answer within 24 hours.</p>
        </div>
      </div>
      {others.length > 0 ? (
        <div className={styles.others}>
          {others.map((image, index) => (
            <div key={image.url} className={styles.picture}>
              <ResponsiveImage
                image={image}
                sizes={index % 2 === 0 && index === others.length - 1 ? WHOLE : HALF}
                placeholder={words.placeholder}
                placeholderSeed={image.url}
                alt={image.alt ?? `${words.name}, another view`}
              />
            </div>
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
