import { useLocation } from 'react-router-dom';

interface PageHeadProps {
  title: string;
  /** For search engines and shared links; a page without one (sign-in, admin) is not to be found there. */
  description?: string;
}

const SITE = 'Spa Summit';
/** The origin in canonical addresses and shared links; set when the site is built. */
const ORIGIN = process.env.PUBLIC_URL ?? '';

/**
 * What the document's head says of a page: title, description, canonical address and Open Graph. React hoists all
 * of it into `<head>`, on the server too.
 */
export function PageHead({ title, description }: PageHeadProps) {
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
  const address = ORIGIN + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${ORIGIN}/og.jpg`} />
      <meta property="og:image:alt" content="A glass sauna house in the snow at dusk, lit from within" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
