import { Link } from './Link';
import styles from './StatList.module.css';
import text from './text.module.css';

export interface Stat {
  value: string;
  /** Label of the value. */
  name: string;
  /** Additional explanation. */
  note?: string;
  /** Path of the page that lists what the value counts. */
  to?: string;
}

/** A row of statistics: large values, each with its label and note below. */
export function StatList({ figures }: { figures: readonly Stat[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ value, name, note, to }) => (
        <div key={name} className={styles.stat}>
          <dt className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
          <dd className={text.figure}>{value}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
