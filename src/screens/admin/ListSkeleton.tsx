import styles from './ListSkeleton.module.css';

/** Number of placeholder rows: enough to fill the window at 1440 × 900. */
const ROWS = 12;

/**
 * Placeholder rows of a table or a list of cards while its first page is loading. They are as high as the rows that
 * replace them. Screen readers skip them: the list's view announces that it is loading.
 */
export function ListSkeleton({ hasImages = false, rows = ROWS }: { hasImages?: boolean; rows?: number }) {
  return (
    <div className={styles.list} data-images={hasImages} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          {hasImages ? <span className={styles.image} /> : null}
          <span className={styles.title} />
          <span className={styles.detail} />
        </div>
      ))}
    </div>
  );
}
