import { useState } from 'react';
import styles from './Picture.module.css';

/** A picture and what is known of it. */
export interface PictureFile {
  url: string;
  /** In pixels. */
  width: number | null;
  height: number | null;
  /** A data address to show until it has loaded. */
  blur: string | null;
  /** The same picture in other formats and widths. */
  sources: readonly { url: string; width: number; type: string }[];
}

interface PictureProps {
  /** Null where there is none. */
  image: PictureFile | null;
  /** How wide it stands, in the words of the `sizes` attribute. */
  sizes: string;
  /** Which composed placeholder stands in: a name in public/placeholders without its `-a` or `-b`. */
  placeholder: string;
  /** Any text: things beside each other with different texts get different placeholders. */
  variety: string;
  /** What is seen; empty where the words beside it say the same. */
  alt: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first?: boolean;
}

/** A picture that fills its box; a missing or broken one becomes a composed placeholder of its category. */
export function Picture({ image, sizes, placeholder, variety, alt, first = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const file = image?.url === broken ? null : image;
  return (
    <span className={styles.frame}>
      {file?.blur ? <img className={styles.blur} src={file.blur} alt="" /> : null}
      {/* Always, or React holds the rendered page back for the image, with a script that the policy forbids. */}
      <picture>
        {formatsOf(file).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.picture}
          src={file?.url ?? standIn(placeholder, variety)}
          width={file?.width ?? undefined}
          height={file?.height ?? undefined}
          alt={file ? alt : ''}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={file ? () => setBroken(file.url) : undefined}
        />
      </picture>
    </span>
  );
}

/** One line for each format, the smallest format first; each with all its widths. */
function formatsOf(file: PictureFile | null): { type: string; srcSet: string }[] {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const widths = file?.sources.filter((source) => source.type === type) ?? [];
    return widths.length === 0
      ? []
      : [{ type, srcSet: widths.map(({ url, width }) => `${url} ${width}w`).join(', ') }];
  });
}

/** The address of one of a category's two placeholders. */
function standIn(category: string, variety: string): string {
  let sum = 0;
  for (const letter of variety) sum += letter.charCodeAt(0);
  return `/placeholders/${category}-${sum % 2 === 0 ? 'a' : 'b'}.svg`;
}
