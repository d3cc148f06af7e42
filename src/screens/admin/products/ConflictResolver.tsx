import { useState } from 'react';
import { categoryLabel } from '../../../domain/category';
import { Button } from '../../../ui/Button';
import { messages } from '../messages';
import type { FieldConflict } from './conflicts';
import styles from './ConflictResolver.module.css';

const labels: Record<FieldConflict['field'], string> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price in EUR',
  image: 'Image',
};

interface ConflictChoiceProps {
  clashes: readonly FieldConflict[];
  /** Called with the fields in which the other person's value is taken. */
  onChosen: (givenUp: readonly FieldConflict['field'][]) => void;
}

/** Two people changed the same field: both values are shown, and the person who saves chooses. */
export function ConflictResolver({ clashes, onChosen }: ConflictChoiceProps) {
  const [givenUp, setGivenUp] = useState<readonly FieldConflict['field'][]>([]);

  return (
    <section className={styles.conflict} role="alert" aria-label="Conflict">
      <p>{messages.changedMeanwhile}</p>
      {clashes.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labels[field]}</legend>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={!givenUp.includes(field)}
              onChange={() => setGivenUp(givenUp.filter((one) => one !== field))}
            />
            <span>
              <b>Yours:</b> {field === 'category' ? categoryLabel(mine) : mine}
            </span>
          </label>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={givenUp.includes(field)}
              onChange={() => setGivenUp([...givenUp, field])}
            />
            <span>
              <b>Theirs:</b> <Theirs field={field} value={theirs} />
            </span>
          </label>
        </fieldset>
      ))}
      <Button onClick={() => onChosen(givenUp)}>Save these values</Button>
    </section>
  );
}

function Theirs({ field, value }: { field: FieldConflict['field']; value: string }) {
  if (field !== 'image') return field === 'category' ? categoryLabel(value) : value;
  return value === '' ? 'no picture' : <img className={styles.picture} src={value} alt="Theirs" />;
}
