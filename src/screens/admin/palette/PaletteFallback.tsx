import styles from './CommandPalette.module.css';

/** Shown while the command palette is loading, in the place of its search field. */
export function PaletteFallback() {
  return (
    <div className={styles.palette}>
      <p className={`${styles.input} ${styles.loading}`} role="status">
        Loading the search...
      </p>
    </div>
  );
}
