import { useState } from 'react';
import styles from './ResponsiveImage.module.css';

/** A picture and what is known of it. */
export interface ResponsiveImageData {
  url: string;
  /** In pixels. */
  width: number | null;
  height: number | null;
  /** A data address to show until it has loaded. */
  blur: string | null;
  /** The same picture in other formats and widths. */
  sources: readonly { url: string; width: number; type: string }[];
}

interface ResponsiveImageProps {
  /** Null where there is none. */
  image: ResponsiveImageData | null;
  /** How wide it stands, in the words of the `sizes` attribute. */
  sizes: string;
  /** Which composed placeholder stands in: a name in public/placeholders without its `-a` or `-b`. */
  placeholder: string;
  /** Any text: things beside each other with different texts get different placeholders. */
  placeholderSeed: string;
  /** What is seen; empty where the words beside it say the same. */
  alt: string;
  /** The first picture of a page comes at once; all others when they are near. */
  priority?: boolean;
}

/** A picture that fills its box; a missing or broken one becomes a composed placeholder of its category. */
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
      {/* Always, or React holds the rendered page back for the image, with a script that the policy forbids. */}
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

/** One line for each format, the smallest format first; each with all its widths. */
function sourceSets(file: ResponsiveImageData | null): { type: string; srcSet: string }[] {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const widths = file?.sources.filter((source) => source.type === type) ?? [];
    return widths.length === 0 ? [] : [{ type, srcSet: widths.map(({ url, width }) => `${url} ${width}w`).join(', ') }];
  });
}

/** The address of one of a category's two placeholders. */
function placeholderUrl(category: string, seed: string): string {
  let sum = 0;
  for (const letter of seed) sum += letter.charCodeAt(0);
  return `/placeholders/${category}-${sum % 2 === 0 ? 'a' : 'b'}.svg`;
}
