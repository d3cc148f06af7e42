import styles from './StatList.module.css';
import text from './text.module.css';

export interface Stat {
  value: string;
  /** What is counted. */
  name: string;
  /** One sentence more. */
  note?: string;
}

/** Figures set like jewellery: large numerals in a row, each with its words below. */
export function StatList({ figures }: { figures: readonly Stat[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, name, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={text.figure}>{value}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
