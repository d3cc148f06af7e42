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
  specifications: 'Specifications',
  image: 'Image',
};

interface ConflictResolverProps {
  conflicts: readonly FieldConflict[];
  /** Called with the fields for which the user has chosen the stored value instead of their own. */
  onResolve: (fieldsFromTheirs: readonly FieldConflict['field'][]) => void;
}

/**
 * For each field that both the user and someone else have changed, shows both values and lets the user choose one.
 */
export function ConflictResolver({ conflicts, onResolve }: ConflictResolverProps) {
  const [fieldsFromTheirs, setFieldsFromTheirs] = useState<readonly FieldConflict['field'][]>([]);

  return (
    <section className={styles.conflict} role="alert" aria-label="Conflict">
      <p>{messages.changedMeanwhile}</p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labels[field]}</legend>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={!fieldsFromTheirs.includes(field)}
              onChange={() => setFieldsFromTheirs(fieldsFromTheirs.filter((other) => other !== field))}
            />
            <span>
              <b>Yours:</b> {field === 'category' ? categoryLabel(mine) : mine}
            </span>
          </label>
          <label>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={fieldsFromTheirs.includes(field)}
              onChange={() => setFieldsFromTheirs([...fieldsFromTheirs, field])}
            />
            <span>
              <b>Theirs:</b> <Theirs field={field} value={theirs} />
            </span>
          </label>
        </fieldset>
      ))}
      <Button onClick={() => onResolve(fieldsFromTheirs)}>Save these values</Button>
    </section>
  );
}

function Theirs({ field, value }: { field: FieldConflict['field']; value: string }) {
  if (field !== 'image') return field === 'category' ? categoryLabel(value) : value;
  return value === '' ? 'No picture' : <img className={styles.image} src={value} alt="Their version" />;
}
