import { useState } from 'react';
import { Stored } from './Stored';
import styles from './Picture.module.css';

interface PictureProps {
  /** The picture's address, or null where there is none. */
  src: string | null;
  /** Which visualisation stands in: a name in art/scenes without its `-a` or `-b`. */
  placeholder: string;
  /** Any text: things beside each other with different texts get different placeholders. */
  variety: string;
  /** What is seen; empty where the words beside it say the same. */
  alt: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first?: boolean;
}

/** A picture that fills its box; a missing or broken one becomes a visualisation of its category. */
export function Picture({ src, placeholder, variety, alt, first = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = src === null || broken === src;
  if (missing) {
    const name = `${placeholder}-${sideOf(variety)}`;
    return (
      <div className={styles.standIn} data-picture={name}>
        <Stored name={name} className={styles.picture} alt="" sizes="(min-width: 48rem) 34vw, 100vw" first={first} />
      </div>
    );
  }
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

function sideOf(variety: string): 'a' | 'b' {
  let sum = 0;
  for (const letter of variety) sum += letter.charCodeAt(0);
  return sum % 2 === 0 ? 'a' : 'b';
}
