/**
 * What search engines read of a page, as JSON-LD. A data block: browsers run nothing of it, so the site's policy lets it
 * stand in the page. No `<` leaves here, so that no text can end the block.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
