import { imageManifest, type ImageName, type ImageEntry, type ImageSizes } from './imageManifest';
import styles from './MarketingImage.module.css';

interface MarketingImageProps {
  /** A visualisation in tools/images/scenes/pages. */
  name: ImageName;
  /** What is seen; left out where it only sets the mood. */
  alt?: string;
  /** The first picture of a page comes at once; all others when they are near. */
  priority?: boolean;
  /** The box that it fills at its final size: wide as a band, tall as a card. */
  fit: 'cover' | 'band' | 'wide' | 'tall';
}

/** One large picture of the house. It holds its place at its final size before it has arrived. */
export function MarketingImage({ name, alt = '', priority = false, fit }: MarketingImageProps) {
  const stored: ImageEntry = imageManifest[name];
  const { portrait, width, height } = stored;
  const sizes = sizesOf[fit](stored);
  return (
    <div className={`${styles.frame} ${styles[fit]}`} data-image={name}>
      {/* Inside <picture>, or React holds the rendered page back for the image, with a script that the policy forbids. */}
      <picture>
        {portrait
          ? formats.map((format) => (
              <source
                key={format}
                media="(max-aspect-ratio: 4/5)"
                type={`image/${format}`}
                srcSet={srcSet(`${name}-portrait`, portrait, format)}
                sizes={sizes}
              />
            ))
          : null}
        <source type="image/avif" srcSet={srcSet(name, stored, 'avif')} sizes={sizes} />
        <img
          className={styles.image}
          src={`/pictures/${name}-768.webp`}
          srcSet={srcSet(name, stored, 'webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  );
}

const formats = ['avif', 'webp'] as const;

const srcSet = (name: string, { widths }: ImageSizes, format: (typeof formats)[number]) =>
  widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

// A box that is taller than the picture shows it wider than the box.
const sizesOf = {
  cover: () => 'max(100vw, 75vh)',
  band: () => 'max(100vw, 30rem)',
  wide: () => '(min-width: 60rem) 50vw, 100vw',
  tall: ({ width, height }: ImageSizes) => {
    const stretch = Math.max(1, width / height / (4 / 5));
    return `(min-width: 48rem) ${Math.round(40 * stretch)}vw, ${Math.round(90 * stretch)}vw`;
  },
};
