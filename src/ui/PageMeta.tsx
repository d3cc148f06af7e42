import { useLocation } from 'react-router-dom';
import { toAbsoluteUrl } from './origin';

interface PageMetaProps {
  title: string;
  /** Description for search engines and link previews. A page without one (sign-in, admin) is marked `noindex`. */
  description?: string;
  /** Path of the canonical URL. Defaults to the current path without a trailing slash. */
  canonicalPath?: string;
  /** Image for link previews. Defaults to DEFAULT_IMAGE. */
  image?: { url: string; alt: string };
  /** Marks the page as a product page. `euros` is the product's price, or null if the price is on request. */
  product?: { euros: number | null };
}

const SITE_NAME = 'Spa Summit';
const DEFAULT_IMAGE = { url: '/og.jpg', alt: 'A glass sauna house in the snow at dusk, lit from within' };

/**
 * Renders the page's title, description, canonical link and Open Graph tags. React hoists them into `<head>`, in the
 * browser and on the server.
 */
export function PageMeta({ title, description, canonicalPath, image = DEFAULT_IMAGE, product }: PageMetaProps) {
  const { pathname } = useLocation();
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
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
      <meta property="og:site_name" content={SITE_NAME} />
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
