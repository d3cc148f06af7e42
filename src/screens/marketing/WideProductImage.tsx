interface WideProductImageProps {
  /** Name of the files in public/pictures/products, without width and extension. The original has 2000 × 1000 px. */
  file: string;
  /** The `sizes` attribute: the width at which the image is displayed. */
  sizes: string;
  alt: string;
}

/** A lazy landscape image of a seeded product. The image files are part of the site, so they exist with any provider. */
export function WideProductImage({ file, sizes, alt }: WideProductImageProps) {
  const path = `/pictures/products/${file}`;
  const srcSet = (format: string) =>
    [480, 768, 1200, 2000].map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={`${path}-768.webp`}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={2000}
        height={1000}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
