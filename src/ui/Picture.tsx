import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  /** The picture's address, or null where there is none. */
  src: string | null;
  /** Which composed placeholder stands in: a file name under /placeholders without its ending. */
  placeholder: string;
  /** Any text: things beside each other with different texts get different placeholders. */
  variety: string;
  /** What is seen; empty where the words beside it say the same. */
  alt: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first?: boolean;
}

/** A picture that fills its box; a missing or broken one becomes a composition in the brand's materials. */
export function Picture({ src, placeholder, variety, alt, first = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = src === null || broken === src;
  return (
    <img
      className={styles.picture}
      src={missing ? `/placeholders/${placeholder}-${sideOf(variety)}.svg` : src}
      alt={missing ? '' : alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={missing ? undefined : () => setBroken(src)}
    />
  );
}

function sideOf(variety: string): 'a' | 'b' {
  let sum = 0;
  for (const letter of variety) sum += letter.charCodeAt(0);
  return sum % 2 === 0 ? 'a' : 'b';
}
