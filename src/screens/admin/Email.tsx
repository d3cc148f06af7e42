import styles from './Email.module.css';

/**
 * An email address below a name. In wide windows it is on one line, which ends with an ellipsis if it is too long; the
 * tooltip shows all of it. In others it breaks before its @, rather than within a word.
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
