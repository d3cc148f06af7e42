import { Stored } from './Stored';
import styles from './Scene.module.css';

interface SceneProps {
  /** A visualisation in art/scenes. */
  name: string;
  /** What is seen; left out where it only sets the mood. */
  alt?: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first?: boolean;
  /** The box that it fills at its final size: wide as a band, tall as a card. */
  shape: 'cover' | 'band' | 'wide' | 'tall';
}

// A box that is taller than the picture shows it wider than the screen.
const sizes = {
  cover: 'max(100vw, 75vh)',
  band: 'max(100vw, 30rem)',
  wide: '(min-width: 60rem) 50vw, 100vw',
  tall: '(min-width: 60rem) 45vw, 120vw',
};

/** One large picture of the house. It holds its place at its final size before it has arrived. */
export function Scene({ name, alt = '', first = false, shape }: SceneProps) {
  return (
    <div className={`${styles.scene} ${styles[shape]}`} data-picture={name}>
      <Stored name={name} className={styles.picture} alt={alt} sizes={sizes[shape]} first={first} />
    </div>
  );
}
