import styles from './Scene.module.css';

interface SceneProps {
  /** The picture's name: a file under /placeholders, until its visualisation is rendered. */
  name: 'dusk' | 'contrast' | 'drawing' | 'steam' | 'heritage' | 'workshop' | 'hearth' | `${string}-${'a' | 'b'}`;
  /** What is seen; empty where it only sets the mood. */
  alt?: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first?: boolean;
  /** The box that it fills at its final size: wide as a band, tall as a card. */
  shape: 'cover' | 'band' | 'wide' | 'tall';
}

/** One large picture of the house. It holds its place at its final size before it has arrived. */
export function Scene({ name, alt = '', first = false, shape }: SceneProps) {
  return (
    <div className={`${styles.scene} ${styles[shape]}`}>
      {/* Inside <picture>, or React holds the rendered page back for the image, with a script that the policy forbids. */}
      <picture>
        <img
          className={styles.picture}
          src={`/placeholders/${name}.svg`}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
