import styles from './WideProductImage.module.css';

interface WideProductImageProps {
  /** Name of the files in public/pictures/products, without width and extension. The original has 2000 × 1000 px. */
  file: string;
  alt: string;
  /** Shape of the image's box: the page's width, or a column of it from 900 px with the image cropped to 3:2. */
  fit: 'full' | 'landscape';
}

/**
 * Values of the `sizes` attribute. They exceed the width of the box if the sides of the image are cropped, and in wide windows
 * (docs/decisions/0042-page-weight.md).
 */
const sizesOf = {
  full: '(min-width: 900px) 138vw, 145vw',
  landscape: '(min-width: 900px) 84vw, 110vw',
};

const WIDTHS = [480, 768, 1200, 2000];

/** A lazy landscape image of a seeded product. The image files are part of the site, so they exist with any provider. */
export function WideProductImage({ file, alt, fit }: WideProductImageProps) {
  const path = `/pictures/products/${file}`;
  const srcSet = (format: string) => WIDTHS.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizesOf[fit]} />
      <img
        className={`${styles.image} ${styles[fit]}`}
        src={`${path}-768.webp`}
        srcSet={srcSet('webp')}
        sizes={sizesOf[fit]}
        width={2000}
        height={1000}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
