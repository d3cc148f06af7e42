import styles from './ProductSkeleton.module.css';

/** A card's place at its final size while the card is on its way. */
export function ProductSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <li className={styles.skeleton} data-view={view}>
      <div className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </li>
  );
}
