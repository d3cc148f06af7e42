import { useLocation } from 'react-router-dom';
import { toAbsoluteUrl } from './origin';

interface PageMetaProps {
  title: string;
  /** For search engines and shared links; a page without one (sign-in, admin) is not to be found there. */
  description?: string;
  /** The address that the page wants to be known by, where it has several. */
  canonicalPath?: string;
  /** What a shared link shows, if not the house. */
  image?: { url: string; alt: string };
  /** Of a page that is about one product; with its price, where that is stated. */
  product?: { euros: number | null };
}

const SITE = 'Spa Summit';
const HOUSE = { url: '/og.jpg', alt: 'A glass sauna house in the snow at dusk, lit from within' };

/**
 * What the document's head says of a page: title, description, canonical address and Open Graph. React hoists all
 * of it into `<head>`, on the server too.
 */
export function PageMeta({ title, description, canonicalPath, image = HOUSE, product }: PageMetaProps) {
  const { pathname } = useLocation();
  const fullTitle = title.includes(SITE) ? title : `${title} | ${SITE}`;
  if (!description) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const canonical = toAbsoluteUrl(canonicalPath ?? (pathname === '/' ? '/' : pathname.replace(/\/$/, '')));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={toAbsoluteUrl(image.url)} />
      <meta property="og:image:alt" content={image.alt} />
      {product && product.euros !== null ? (
        <>
          <meta property="product:price:amount" content={String(product.euros)} />
          <meta property="product:price:currency" content="EUR" />
        </>
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
