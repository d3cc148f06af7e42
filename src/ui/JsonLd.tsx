/**
 * Structured data for search engines, as a JSON-LD data block. Browsers do not execute data blocks, so the CSP allows
 * them inline. Escapes `<`, so that no value can close the script element.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
