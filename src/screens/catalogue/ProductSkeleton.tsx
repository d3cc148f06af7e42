import card from './ProductCard.module.css';
import styles from './ProductSkeleton.module.css';

/** Loading placeholder of a product card. It has the layout of the card in the same view, and so its size. */
export function ProductSkeleton({ view }: { view: 'grid' | 'lead' | 'list' }) {
  return (
    <li className={`${card.card} ${styles.skeleton}`} data-view={view}>
      <div className={`${card.image} ${styles.image}`} />
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </li>
  );
}
