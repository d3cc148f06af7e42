import styles from './Email.module.css';

/**
 * An email address that breaks before its @ if it is too long for a line, rather than within a word. Below the name in a
 * table, it is on one line in wide windows, which ends with an ellipsis if it is too long; the tooltip shows all of it.
 */
export function Email({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    <span className={styles.email} title={address}>
      {name}
      {domain.length > 0 ? (
        <>
          <wbr />
          {`@${domain.join('@')}`}
        </>
      ) : null}
    </span>
  );
}
