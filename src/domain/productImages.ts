/** Maximum number of images of a product, and of characters in an alternative text (contract/openapi.yaml). */
export const MAX_IMAGES = 12;
export const MAX_ALT_LENGTH = 300;

/** An image of a product as staff edit it. */
export interface ImageEntry {
  /** URL of the stored image, or a `blob:` URL while it is being uploaded. */
  url: string;
  /** Alternative text, empty if there is none. */
  alt: string;
}

/**
 * Formats a product's images as one text: JSON, or an empty text if there are none. The form's values are texts, so that
 * images are merged and kept as a draft like all other fields.
 */
export function formatImages(images: readonly { url: string; alt: string | null }[]): string {
  return images.length === 0 ? '' : JSON.stringify(images.map(({ url, alt }) => ({ url, alt: alt ?? '' })));
}

/** Parses the text of `formatImages`. Returns an empty list if the text is invalid, such as a damaged draft. */
export function parseImageEntries(text: string): ImageEntry[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list.filter(isImageEntry) : [];
  } catch {
    return [];
  }
}

function isImageEntry(value: unknown): value is ImageEntry {
  const { url, alt } = { ...(value as Partial<Record<keyof ImageEntry, unknown>> | null) };
  return typeof url === 'string' && typeof alt === 'string';
}
