import styles from './Figures.module.css';
import text from './text.module.css';

export interface Figure {
  figure: string;
  /** What is counted. */
  name: string;
  /** One sentence more. */
  note?: string;
}

/** Figures set like jewellery: large numerals in a row, each with its words below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, name, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={text.figure}>{figure}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
