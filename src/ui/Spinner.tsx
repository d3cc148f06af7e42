import styles from './Spinner.module.css';

/** A quiet ring with a sentence beside it, so that every wait shows that it is working. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
