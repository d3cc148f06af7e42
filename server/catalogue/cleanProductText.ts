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
  shortDescription?: string;
  description?: string;
  tags?: string[];
  specifications?: Specification[];
  images?: ImageEntry[];
}

/**
 * Removes invisible characters from a product's texts, so that names that look the same are equal. Throws HttpError 400
 * if no visible character is left in a text that must not be empty. Removes repeated tags.
 */
export function cleanProductText<T extends ProductText>(product: T): T {
  const clean = { ...product };
  if (product.name !== undefined) clean.name = cleanText('Name', product.name);
  if (product.description !== undefined) clean.description = cleanText('Description', product.description);
  if (product.shortDescription !== undefined) clean.shortDescription = cleanLine(product.shortDescription);
  if (product.tags) clean.tags = [...new Set(product.tags.map((tag) => cleanText('Tag', tag).trim()))];
  if (product.specifications) clean.specifications = product.specifications.map(cleanSpecification);
  if (product.images) clean.images = product.images.map(cleanImage);
  return clean;
}

const cleanSpecification = ({ label, value }: Specification): Specification => ({
  label: cleanText('Label', label),
  value: cleanText('Value', value),
});

const cleanImage = ({ url, alt = '' }: ImageEntry): ImageEntry => ({ url, alt: cleanLine(alt) });

/** Removes invisible characters from a text that may be empty. */
const cleanLine = (text: string): string => text.replace(INVISIBLE, '').trim();

function cleanText(label: string, text: string): string {
  const clean = text.replace(INVISIBLE, '');
  if (!VISIBLE.test(clean)) throw new HttpError(400, `${label} must not be empty.`);
  return clean;
}
