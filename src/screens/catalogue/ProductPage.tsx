import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import {
  isGone,
  isNotFound,
  selectListedProduct,
  useGetProductBySlugOrIdQuery,
  type Product,
} from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { categoryLabel, isCategory } from '../../domain/category';
import { companyContact } from '../../domain/companyContact';
import { materialsOf } from '../../domain/materials';
import { findIncludedInPrice } from '../../domain/price';
import { toProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { Link } from '../../ui/Link';
import { toAbsoluteUrl } from '../../ui/origin';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import { ContactBar } from './ContactBar';
import { FavouriteButton } from './FavouriteButton';
import { askLabel, isMadeToOrder, messages } from './messages';
import { Materials } from './Materials';
import { NextSteps } from './NextSteps';
import { ProductGallery } from './ProductGallery';
import { breadcrumbJsonLd, excerpt, productJsonLd, offerPrice } from './productJsonLd';
import styles from './ProductPage.module.css';
import { About, KeyFacts, Specifications, Story, Views } from './ProductSections';
import { RelatedProducts } from './RelatedProducts';
import { ShareButton } from './ShareButton';
import { useMaxCacheAge } from './useMaxCacheAge';

/** The product page, /products/{slug or id} (docs/specification.md §2). */
export function ProductPage() {
  const { slugOrId = '' } = useParams();
  const { product, isComplete, error, refetch } = useProduct(slugOrId);
  return (
    <div className={styles.page}>
      {product ? <Details product={product} isComplete={isComplete} /> : <Breadcrumb category={null} />}
      {!product && !error ? <Loading /> : null}
      {!product && error ? <LoadError error={error} onRetry={refetch} /> : null}
    </div>
  );
}

/** Links to the collection and to the category. */
function Breadcrumb({ category }: { category: string | null }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={paths.products}>Wellness Collection</Link>
        </li>
        {isCategory(category) ? (
          <li>
            <Link to={paths.category(category)}>{categoryLabel(category)}</Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/**
 * Requests a product. Until the response arrives, `product` is the one from a cached list, if there is one.
 *
 * `isComplete` is false until then, because lists leave out the specifications, and some backends also description and
 * tags. If the request fails, a listed product with a description stays, unless the error says that it does not exist
 * any more.
 */
function useProduct(slugOrId: string) {
  const refetchOnMountOrArgChange = useMaxCacheAge();
  // Use `currentData`: after navigation from one product to another, `data` would still hold the previous product.
  const { currentData, error, refetch } = useGetProductBySlugOrIdQuery(slugOrId, { refetchOnMountOrArgChange });
  const listed = useAppSelector((state) => (currentData ? undefined : selectListedProduct(state, slugOrId)));
  const canStay = currentData || (listed && listed.description !== null);
  const isShown = !error || (canStay && !isGone(error) && !isNotFound(error));
  const isComplete = currentData !== undefined || error !== undefined;
  return { product: isShown ? (currentData ?? listed) : undefined, isComplete, error, refetch };
}

function Loading() {
  return (
    <div>
      <PageMeta title="Wellness Collection" />
      <Spinner label={messages.loadingProduct} />
    </div>
  );
}

interface DetailsProps {
  product: Product;
  /** If false, a loading message takes the place of everything below the buttons, so that nothing moves afterwards. */
  isComplete: boolean;
}

function Details({ product, isComplete }: DetailsProps) {
  const viewModel = toProductViewModel(product);
  const { name, slugOrId, price, summary } = viewModel;
  const [mainImage] = viewModel.images;
  const hasSeveralImages = viewModel.images.length > 1;
  const specifications = product.specifications ?? [];
  const included = findIncludedInPrice(specifications);
  const article = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const stepsActions = useRef<HTMLDivElement>(null);
  return (
    <article ref={article} className={styles.product}>
      <PageMeta
        title={name}
        description={excerpt(summary)}
        canonicalPath={paths.product(slugOrId)}
        image={mainImage ? { url: mainImage.url, alt: mainImage.alt ?? name } : undefined}
        product={{ euros: offerPrice(product.price) }}
      />
      <JsonLd data={productJsonLd(product, viewModel)} />
      <JsonLd data={breadcrumbJsonLd(viewModel)} />
      <div className={styles.top} data-several-images={hasSeveralImages}>
        <ProductGallery key={product.id} viewModel={viewModel} />
        <div className={styles.summary}>
          <div className={styles.place}>
            <Breadcrumb category={product.category} />
            {mainImage ? (
              <p className={styles.note}>
                {hasSeveralImages ? 'The images are visualisations.' : 'The image is a visualisation.'}
              </p>
            ) : null}
          </div>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.price}>{price}</p>
          {product.shortDescription === null ? null : <p className={styles.lead}>{product.shortDescription}</p>}
          <div ref={actions} className={styles.actions}>
            <ButtonLink to={paths.consultationAbout(slugOrId)}>{askLabel(product.category)}</ButtonLink>
            <FavouriteButton id={product.id} name={name} />
            <ShareButton title={name} />
          </div>
          <p className={styles.promise}>
            We reply within 24 hours, or call us: <a href={companyContact.phone.href}>{companyContact.phone.value}</a>.{' '}
            {included === null
              ? null
              : `The price ${offerPrice(product.price) === null ? 'will include' : 'includes'} ${included}.`}
          </p>
          {hasSeveralImages ? (
            <div className={styles.facts}>{isComplete ? <KeyFacts specifications={specifications} /> : null}</div>
          ) : null}
        </div>
        {isComplete && !hasSeveralImages ? (
          <About description={viewModel.description} category={product.category} />
        ) : null}
      </div>
      {isComplete ? (
        <>
          {hasSeveralImages ? <Story viewModel={viewModel} category={product.category} /> : null}
          <Specifications specifications={specifications} viewModel={viewModel} />
          <Materials materials={materialsOf(viewModel.tags)} />
          <Views viewModel={viewModel} />
          {isMadeToOrder(product.category) ? (
            <NextSteps slugOrId={slugOrId} category={product.category} actions={stepsActions} />
          ) : null}
          <RelatedProducts product={product} />
        </>
      ) : (
        <MoreLoading />
      )}
      <p className={styles.url}>{toAbsoluteUrl(paths.product(slugOrId))}</p>
      {/* Because of the key, it is mounted again when the steps have been rendered, and observes their buttons. */}
      <ContactBar
        key={String(isComplete)}
        slugOrId={slugOrId}
        name={name}
        price={price}
        label={askLabel(product.category)}
        actions={actions}
        stepsActions={stepsActions}
        article={article}
      />
    </article>
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
