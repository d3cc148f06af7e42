import { useState } from 'react';
import styles from './ResponsiveImage.module.css';

/** An image with its dimensions, blurred preview and alternative formats. */
export interface ResponsiveImageData {
  url: string;
  /** Width in pixels, or null if unknown. */
  width: number | null;
  /** Height in pixels, or null if unknown. */
  height: number | null;
  /** Blurred preview as a data URL, shown until the image has loaded. */
  blur: string | null;
  /** The same image in other formats and widths (in pixels). */
  sources: readonly { url: string; width: number; type: string }[];
}

interface ResponsiveImageProps {
  /** The image, or null to show the placeholder. */
  image: ResponsiveImageData | null;
  /** The `sizes` attribute: the width at which the image is displayed. */
  sizes: string;
  /** Placeholder for a missing or broken image: a file name in public/placeholders without `-a.svg` or `-b.svg`. */
  placeholder: string;
  /** Any text, for example the product's name. It selects one of the placeholder's two variants. */
  placeholderSeed: string;
  /** Alternative text; '' if the adjacent text says the same. */
  alt: string;
  /** Loads the image eagerly with high priority. Set it for the first image of a page; others load lazily. */
  priority?: boolean;
}

/** An image that fills its box. A missing or broken image is replaced by the placeholder. */
export function ResponsiveImage({
  image,
  sizes,
  placeholder,
  placeholderSeed,
  alt,
  priority = false,
}: ResponsiveImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const file = image?.url === broken ? null : image;
  return (
    <span className={styles.frame}>
      {file?.blur ? <img className={styles.blur} src={file.blur} alt="" /> : null}
      <picture>
        {sourceSets(file).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={file?.url ?? placeholderUrl(placeholder, placeholderSeed)}
          width={file?.width ?? undefined}
          height={file?.height ?? undefined}
          alt={file ? alt : ''}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={file ? () => setBroken(file.url) : undefined}
        />
      </picture>
    </span>
  );
}

/** Returns one `srcSet` per format, AVIF before WebP because browsers take the first format that they support. */
function sourceSets(file: ResponsiveImageData | null): { type: string; srcSet: string }[] {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const widths = file?.sources.filter((source) => source.type === type) ?? [];
    return widths.length === 0 ? [] : [{ type, srcSet: widths.map(({ url, width }) => `${url} ${width}w`).join(', ') }];
  });
}

/** Returns the URL of one of the two variants of a placeholder, chosen by the seed's character codes. */
function placeholderUrl(name: string, seed: string): string {
  let sum = 0;
  for (const letter of seed) sum += letter.charCodeAt(0);
  return `/placeholders/${name}-${sum % 2 === 0 ? 'a' : 'b'}.svg`;
}
