import styles from './ProductSkeleton.module.css';

/** Loading placeholder with the same size as a product card. `lead` is the larger first one. */
export function ProductSkeleton({ view }: { view: 'grid' | 'lead' | 'list' }) {
  return (
    <li className={styles.skeleton} data-view={view}>
      <div className={styles.image} />
      <div className={styles.text}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </li>
  );
}
