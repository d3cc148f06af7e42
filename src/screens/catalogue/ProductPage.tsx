import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import {
  isGone,
  isNotFound,
  selectListedProduct,
  useGetProductBySlugOrIdQuery,
  type Product,
  type Specification,
} from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { categoryLabel, isCategory } from '../../domain/category';
import { materialsOf, type Material } from '../../domain/materials';
import { splitLead } from '../../domain/splitLead';
import { toProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { Link } from '../../ui/Link';
import { toAbsoluteUrl } from '../../ui/origin';
import { PageMeta } from '../../ui/PageMeta';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import { ContactBar } from './ContactBar';
import { FavouriteButton } from './FavouriteButton';
import { askLabel, messages } from './messages';
import { ProductGallery } from './ProductGallery';
import { breadcrumbJsonLd, excerpt, productJsonLd, offerPrice } from './productJsonLd';
import styles from './ProductPage.module.css';
import { RelatedProducts } from './RelatedProducts';
import { ShareButton } from './ShareButton';
import { useMaxCacheAge } from './useMaxCacheAge';

/** Value of the `sizes` attribute of the image beside the description, matching `.largeImage` in ProductPage.module.css. */
const LARGE_IMAGE_SIZES = '(min-width: 900px) 60vw, 100vw';

/** The product page, /products/{slug or id} (docs/specification.md §2). */
export function ProductPage() {
  const { slugOrId = '' } = useParams();
  const { product, isComplete, error, refetch } = useProduct(slugOrId);
  return (
    <div className={styles.page}>
      <Breadcrumb product={product} />
      {product ? <Details product={product} isComplete={isComplete} /> : null}
      {!product && !error ? <Loading /> : null}
      {!product && error ? <LoadError error={error} onRetry={refetch} /> : null}
    </div>
  );
}

/** Links to the collection and to the product's category. */
function Breadcrumb({ product }: { product: Product | undefined }) {
  const category = product && isCategory(product.category) ? product.category : null;
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={paths.products}>Wellness Collection</Link>
        </li>
        {category === null ? null : (
          <li>
            <Link to={paths.category(category)}>{categoryLabel(category)}</Link>
          </li>
        )}
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
  const [mainImage, secondImage] = viewModel.images;
  const actions = useRef<HTMLDivElement>(null);
  return (
    <article className={styles.product}>
      <PageMeta
        title={name}
        description={excerpt(summary)}
        canonicalPath={paths.product(slugOrId)}
        image={mainImage ? { url: mainImage.url, alt: mainImage.alt ?? name } : undefined}
        product={{ euros: offerPrice(product.price) }}
      />
      <JsonLd data={productJsonLd(product, viewModel)} />
      <JsonLd data={breadcrumbJsonLd(viewModel)} />
      <div className={styles.top} data-several-images={viewModel.images.length > 1}>
        <ProductGallery key={product.id} viewModel={viewModel} />
        <div className={styles.summary}>
          <p className={text.label}>{viewModel.category}</p>
          <div className={styles.heading}>
            <h1 className={styles.name}>{name}</h1>
            <FavouriteButton id={product.id} name={name} />
          </div>
          <p className={styles.price}>{price}</p>
          {product.shortDescription === null ? null : <p className={styles.lead}>{product.shortDescription}</p>}
          <div ref={actions} className={styles.actions}>
            <ButtonLink to={paths.consultationAbout(slugOrId)}>{askLabel(product.category)}</ButtonLink>
            <ShareButton title={name} />
          </div>
          <p className={styles.note}>We reply within 24 hours. The images are visualisations.</p>
        </div>
      </div>
      {isComplete ? (
        <>
          <Specifications specifications={product.specifications ?? []} />
          <div className={styles.about}>
            {secondImage ? (
              <div className={styles.largeImage}>
                <ResponsiveImage
                  image={secondImage}
                  sizes={LARGE_IMAGE_SIZES}
                  placeholder={viewModel.placeholder}
                  placeholderSeed={slugOrId}
                  alt={secondImage.alt ?? ''}
                />
              </div>
            ) : null}
            <About description={viewModel.description} />
            <div className={styles.tagged}>
              <Materials materials={materialsOf(viewModel.tags)} />
              <Tags tags={viewModel.tags.filter((tag) => materialsOf([tag]).length === 0)} />
            </div>
          </div>
          <RelatedProducts product={product} />
        </>
      ) : (
        <MoreLoading />
      )}
      <p className={styles.url}>{toAbsoluteUrl(paths.product(slugOrId))}</p>
      <ContactBar slugOrId={slugOrId} price={price} label={askLabel(product.category)} actions={actions} />
    </article>
  );
}

/** Joins the numbers of ranges such as 80–90 with U+2060 (word joiner), because lines may break after an en dash. */
const keepRanges = (words: string) => words.replace(/–(?=\d)/g, '–\u2060');

/** The description of a product. If it has several sentences, the first one is larger. */
function About({ description }: { description: string }) {
  const { lead, rest } = splitLead(description);
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={text.label}>
        About this piece
      </h2>
      {lead === null ? null : <p className={styles.aboutLead}>{keepRanges(lead)}</p>}
      <p className={styles.description}>{keepRanges(rest)}</p>
    </section>
  );
}

/** The technical data of a product. Renders nothing if there is none. */
function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  if (specifications.length === 0) return null;
  return (
    <section className={styles.data} aria-labelledby="specifications">
      <h2 id="specifications" className={text.title}>
        Specifications
      </h2>
      <dl className={styles.specifications}>
        {specifications.map(({ label, value }, index) => (
          // A provider may repeat a label.
          <div key={index}>
            <dt>{label}</dt>
            <dd>{keepRanges(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Swatches of the materials that the tags name. Each links to a search for it. Renders nothing if there are none. */
function Materials({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="materials">
      <h2 id="materials" className={text.label}>
        Materials
      </h2>
      <ul className={styles.materials}>
        {materials.map(({ name, label }) => (
          <li key={name}>
            <Link to={paths.search(name)}>
              <MaterialSwatch name={name} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to searches for the tags that name no material. Renders nothing if there are none. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className={text.label}>
        See also
      </h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={paths.search(tag)}>{tag}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MaterialSwatch({ name }: { name: string }) {
  const file = `/pictures/materials/${name.replace(' ', '-')}`;
  return (
    <picture className={styles.swatch}>
      <source type="image/avif" srcSet={`${file}-320.avif`} />
      <img src={`${file}-320.webp`} alt="" width={320} height={320} loading="lazy" />
    </picture>
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
