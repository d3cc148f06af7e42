import { HttpError } from '../http/httpErrors';
import type { ImageEntry } from './productImages';
import type { Specification } from './productQueries';

/**
 * Matches invisible characters: control characters, bidirectional marks and zero-width characters. Tabs, line breaks,
 * soft hyphens and zero-width joiners are not matched, because text and emoji need them.
 */
const INVISIBLE = /(?![\t\n\r\u00AD\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
/** Matches any visible character; each text needs at least one. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

interface ProductText {
  name?: string;
  description?: string;
  specifications?: Specification[];
  images?: ImageEntry[];
}

/**
 * Removes invisible characters from a product's texts, so that names that look the same are equal. Throws HttpError 400
 * if no visible character is left.
 */
export function cleanProductText<T extends ProductText>(product: T): T {
  const clean = { ...product };
  if (product.name !== undefined) clean.name = cleanText('Name', product.name);
  if (product.description !== undefined) clean.description = cleanText('Description', product.description);
  if (product.specifications) clean.specifications = product.specifications.map(cleanSpecification);
  if (product.images) clean.images = product.images.map(cleanImage);
  return clean;
}

const cleanSpecification = ({ label, value }: Specification): Specification => ({
  label: cleanText('Label', label),
  value: cleanText('Value', value),
});

/** Unlike other texts, an alternative text may be empty. */
const cleanImage = ({ url, alt = '' }: ImageEntry): ImageEntry => ({ url, alt: alt.replace(INVISIBLE, '').trim() });

function cleanText(label: string, text: string): string {
  const clean = text.replace(INVISIBLE, '');
  if (!VISIBLE.test(clean)) throw new HttpError(400, `${label} must not be empty.`);
  return clean;
}
