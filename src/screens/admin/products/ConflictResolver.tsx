import { useState } from 'react';
import { categoryLabel } from '../../../domain/category';
import { parseImageEntries, type ImageEntry } from '../../../domain/productImages';
import { describeSpecifications } from '../../../domain/specifications';
import { Button } from '../../../ui/Button';
import { messages } from '../messages';
import type { FieldConflict } from './conflicts';
import styles from './ConflictResolver.module.css';

const labels: Record<FieldConflict['field'], string> = {
  name: 'Name',
  shortDescription: 'Short description',
  description: 'Description',
  category: 'Category',
  price: 'Price in EUR',
  tags: 'Tags',
  status: 'Status',
  specifications: 'Specifications',
  images: 'Pictures',
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
              <b>Yours:</b> {field === 'image' ? mine : <Value field={field} value={mine} />}
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
              <b>Theirs:</b> <Value field={field} value={theirs} />
            </span>
          </label>
        </fieldset>
      ))}
      <Button onClick={() => onResolve(fieldsFromTheirs)}>Save these values</Button>
    </section>
  );
}

function Value({ field, value }: { field: FieldConflict['field']; value: string }) {
  if (field === 'category') return categoryLabel(value);
  if (field === 'images') return <Pictures entries={parseImageEntries(value)} />;
  if (field === 'specifications') return describeSpecifications(value);
  if (field !== 'image') return value;
  return value === '' ? 'No picture' : <img className={styles.image} src={value} alt="Their version" />;
}

function Pictures({ entries }: { entries: readonly ImageEntry[] }) {
  if (entries.length === 0) return 'No pictures';
  return (
    <span className={styles.images}>
      {entries.map(({ url, alt }, index) => (
        <img key={url} src={url} alt={alt || `Picture ${index + 1}`} />
      ))}
    </span>
  );
}
