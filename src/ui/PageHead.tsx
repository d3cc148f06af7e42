interface PageHeadProps {
  title: string;
  /** For search engines and shared links; a page without one (sign-in, admin) is not to be found there. */
  description?: string;
}

/** The document's title and description. React hoists them into `<head>`, on the server too. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | Spa Summit`}</title>
      {description ? <meta name="description" content={description} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
