import { imageManifest, type ImageName, type ImageEntry, type ImageSizes } from './imageManifest';
import './imageManifest.css';
import styles from './MarketingImage.module.css';

interface MarketingImageProps {
  /** Name of a scene in tools/images/scenes/pages. */
  name: ImageName;
  /** Alternative text. Omit it if the image is decorative. */
  alt?: string;
  /** Loads the image eagerly with high priority. Set it for the first image of a page; others load lazily. */
  priority?: boolean;
  /** Viewport width in px below which the page hides the image. The image is not loaded there. */
  minWidth?: number;
  /** Shape of the image's box: fills its parent (on a phone with the portrait image), full-width band, landscape, portrait. */
  fit: 'cover' | 'band' | 'wide' | 'tall';
}

/** A large image from the image manifest. It reserves its final size while loading, to avoid layout shifts. */
export function MarketingImage({ name, alt = '', priority = false, minWidth, fit }: MarketingImageProps) {
  const entry: ImageEntry = imageManifest[name];
  const { width, height } = entry;
  const portrait = fit === 'cover' ? entry.portrait : undefined;
  const sizes = sizesOf[fit](entry);
  return (
    <div className={`${styles.frame} ${styles[fit]}`} data-image={name}>
      <picture>
        {minWidth ? <source media={`(max-width: ${minWidth - 0.02}px)`} srcSet={EMPTY_IMAGE} /> : null}
        {portrait
          ? formats.map((format) => (
              <source
                key={format}
                media="(max-aspect-ratio: 4/5)"
                type={`image/${format}`}
                srcSet={srcSet(`${name}-portrait`, portrait, format)}
                sizes={PORTRAIT_SIZES}
              />
            ))
          : null}
        <source type="image/avif" srcSet={srcSet(name, entry, 'avif')} sizes={sizes} />
        <img
          className={styles.image}
          src={`/pictures/${name}-768.webp`}
          srcSet={srcSet(name, entry, 'webp')}
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

/** A transparent image of one pixel. Browsers load an eager image even if it is hidden, so they are given this one. */
const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const formats = ['avif', 'webp'] as const;

const srcSet = (name: string, { widths }: ImageSizes, format: (typeof formats)[number]) =>
  widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

/**
 * Value of the `sizes` attribute of portrait images. They are displayed up to 20 % wider than the viewport, and their
 * sides are cropped. On a phone's high-density screen, a file chosen for the viewport's width is still sharp enough.
 */
const PORTRAIT_SIZES = '100vw';

/**
 * Values of the `sizes` attribute for each shape of the image's box. An image that is cropped at its sides is rendered
 * wider than its box. Therefore, some values are larger than the width of the box. In wide windows all of them are
 * (docs/decisions/0042-page-weight.md).
 */
const sizesOf = {
  cover: () => 'max(100vw, 75vh)',
  // On a phone, the image is at least 30rem wide. The file for 25rem is sharp enough there, and has a third of the bytes.
  band: () => '(min-width: 60rem) 120vw, max(90vw, 25rem)',
  wide: () => '(min-width: 60rem) 75vw, 100vw',
  tall: ({ width, height }: ImageSizes) => {
    const stretch = Math.max(1, width / height / (4 / 5));
    return `(min-width: 48rem) ${Math.round(60 * stretch)}vw, ${Math.round(90 * stretch)}vw`;
  },
};
