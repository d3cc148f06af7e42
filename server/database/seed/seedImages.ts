import type { StoredImage } from '../../images/storedImage';
import { seedImageManifest } from './images';

/** Where the visualisations of the seeded products are served: files of the site, none of them uploaded. */
export const SEED_PICTURES_PREFIX = '/pictures/products/';

/** A seeded product's pictures as `products.images` holds them, the first view first; none while none is rendered. */
export function seedImages(slug: string): StoredImage[] {
  return (seedImageManifest[slug] ?? []).map(({ name, alt, width, height, widths, blur }) => {
    const fileOf = (wide: number, ending: string): string => `${SEED_PICTURES_PREFIX}${name}-${wide}.${ending}`;
    return {
      url: fileOf(width, 'webp'),
      alt,
      width,
      height,
      blur,
      sources: widths.flatMap((wide) => [
        { url: fileOf(wide, 'avif'), width: wide, type: 'image/avif' as const },
        { url: fileOf(wide, 'webp'), width: wide, type: 'image/webp' as const },
      ]),
    };
  });
}
