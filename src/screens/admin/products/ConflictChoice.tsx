import { useState } from 'react';
import { categoryLabel } from '../../../domain/category';
import type { Conflict, ProductField, ProductText } from '../../../domain/mergeEdits';
import { Button } from '../../../ui/Button';
import { messages } from '../messages';
import styles from './ConflictChoice.module.css';

const labels: Record<ProductField, string> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price in EUR',
};

interface ConflictChoiceProps {
  conflicts: readonly Conflict[];
  /** Called with the values that the person has chosen. */
  onChosen: (chosen: Partial<ProductText>) => void;
}

/** Two people changed the same field: both values are shown, and the person who saves chooses. */
export function ConflictChoice({ conflicts, onChosen }: ConflictChoiceProps) {
  const [theirs, setTheirs] = useState<readonly ProductField[]>([]);
  const words = (field: ProductField, value: string) => (field === 'category' ? categoryLabel(value) : value);

  return (
    <section className={styles.conflict} role="alert" aria-label="Conflict">
      <p>{messages.changedMeanwhile}</p>
      {conflicts.map(({ field, mine, theirs: other }) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labels[field]}</legend>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={!theirs.includes(field)}
              onChange={() => setTheirs(theirs.filter((one) => one !== field))}
            />
            <span>
              <b>Yours:</b> {words(field, mine)}
            </span>
          </label>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={theirs.includes(field)}
              onChange={() => setTheirs([...theirs, field])}
            />
            <span>
              <b>Theirs:</b> {words(field, other)}
            </span>
          </label>
        </fieldset>
      ))}
      <Button
        onClick={() =>
          onChosen(
            Object.fromEntries(
              conflicts.map(({ field, mine, theirs: other }) => [
                field,
                theirs.includes(field) ? other : mine,
              ]),
            ),
          )
        }
      >
        Save these values
      </Button>
    </section>
  );
}
