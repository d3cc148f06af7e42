import { useParams, Link } from 'react-router-dom';
import { isGone, isUnknown, useFindProductQuery, type Product } from '../../../store/api';
import { toProductCard } from '../../domain/productCard';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { DataBlock } from '../../ui/DataBlock';
import { PageHead } from '../../ui/PageHead';
import { Picture } from '../../ui/Picture';
import { Spinner } from '../../ui/Spinner';
import { messages } from './messages';
import { breadcrumbData, excerpt, productData, statedPrice } from './productData';
import styles from './ProductPage.module.css';

/** How wide the pictures stand, as ProductPage.module.css lays them out. */
const WHOLE = '(min-width: 900px) min(56vw, max(28rem, 68vh)), 100vw';
const HALF = '(min-width: 900px) min(28vw, max(14rem, 34vh)), (min-width: 620px) 50vw, 100vw';

/** Spec §2: /products/{slug or id}. */
export function ProductPage() {
  const { slugOrId = '' } = useParams();
  // Of this address only: going from one product straight to another must not show the first one's words.
  const { currentData, isError, error, refetch } = useFindProductQuery(slugOrId);
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
      <PageHead title="Wellness Collection" />
      <Spinner label={messages.loadingProduct} />
    </>
  );
}

function Details({ product }: { product: Product }) {
  const words = toProductCard(product);
  const [first = null, ...others] = words.images;
  return (
    <article className={styles.product}>
      <PageHead
        title={words.name}
        description={excerpt(words.summary)}
        address={paths.product(words.addressKey)}
        image={first ? { url: first.url, alt: first.alt ?? words.name } : undefined}
        product={{ euros: statedPrice(product.price) }}
      />
      <DataBlock data={productData(product, words)} />
      <DataBlock data={breadcrumbData(words)} />
      <div className={`${styles.picture} ${styles.first}`}>
        <Picture
          image={first}
          sizes={WHOLE}
          placeholder={words.placeholder}
          variety={words.addressKey}
          alt={first?.alt ?? words.name}
          first
        />
      </div>
      <div className={styles.words}>
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
              <Picture
                image={image}
                sizes={index % 2 === 0 && index === others.length - 1 ? WHOLE : HALF}
                placeholder={words.placeholder}
                variety={image.url}
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
  const unknown = isUnknown(error);
  return (
    <div className={styles.notice} role="alert">
      <PageHead title="Wellness Collection" />
      <h1 className={styles.noticeTitle}>
        {gone ? messages.productGone : unknown ? messages.productUnknown : messages.productFailed}
      </h1>
      {gone || unknown ? (
        <ButtonLink look="outlined" to={paths.products}>
          See the collection
        </ButtonLink>
      ) : (
        <Button look="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
