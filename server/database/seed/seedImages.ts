import type { StoredImage } from '../../images/storedImage';
import { seedImageManifest } from './images';

/** URL path of the images of seeded products. They are static files of the site, not uploads. */
export const SEED_PICTURES_PREFIX = '/pictures/products/';

/** Returns the images of a seeded product in the format of `products.images`, the main image first, its drawing last. */
export function seedImages(slug: string): StoredImage[] {
  return (seedImageManifest[slug] ?? []).map(({ name, alt, width, height, widths, blur }) => {
    if (!widths) return { url: `${SEED_PICTURES_PREFIX}${name}.svg`, alt, width, height };
    const fileOf = (px: number, extension: string): string => `${SEED_PICTURES_PREFIX}${name}-${px}.${extension}`;
    return {
      url: fileOf(width, 'webp'),
      alt,
      width,
      height,
      blur,
      sources: widths.flatMap((px) => [
        { url: fileOf(px, 'avif'), width: px, type: 'image/avif' as const },
        { url: fileOf(px, 'webp'), width: px, type: 'image/webp' as const },
      ]),
    };
  });
}
