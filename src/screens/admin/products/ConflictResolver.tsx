import { useEffect, useRef } from 'react';
import { categoryLabel } from '../../../domain/category';
import { formatPrice, parsePrice } from '../../../domain/price';
import { parseImageEntries, type ImageEntry } from '../../../domain/productImages';
import { productStatuses } from '../../../domain/productStatus';
import { describeSpecifications } from '../../../domain/specifications';
import { messages } from '../messages';
import type { Choices, FieldConflict } from './conflicts';
import type { EditBase } from './editBase';
import styles from './ConflictResolver.module.css';

const labels: Record<FieldConflict['field'], string> = {
  name: 'Name',
  shortDescription: 'Short description',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  tags: 'Tags',
  status: 'Status',
  specifications: 'Specifications',
  images: 'Pictures',
  image: 'Image',
};

interface ConflictResolverProps {
  conflicts: readonly FieldConflict[];
  /** The stored product with which the last attempt to save conflicted. A new one takes the focus to the heading again. */
  foundWith: EditBase;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/**
 * For each field that both the user and someone else have changed, shows both values and lets the user choose one.
 * Neither is preselected, so that saving twice in a row cannot overwrite a value that the user has not seen. Each conflicting attempt to save scrolls it into view and focuses its heading, which screen readers then read.
 */
export function ConflictResolver({ conflicts, foundWith, choices, onChoose }: ConflictResolverProps) {
  const section = useRef<HTMLElement>(null);
  const shownFor = useRef<EditBase>(undefined);
  useEffect(() => {
    if (shownFor.current === foundWith) return;
    shownFor.current = foundWith;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [foundWith]);

  return (
    <section ref={section} className={styles.conflict} aria-label="Conflict">
      <h3 className={styles.heading} tabIndex={-1}>
        {messages.changedMeanwhile}
      </h3>
      {conflicts.map(({ field, ...values }) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labels[field]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={choices[field] === side}
                onChange={() => onChoose({ ...choices, [field]: side })}
              />
              <span>
                <b>{side === 'mine' ? 'Yours' : 'Theirs'}:</b> <Value field={field} side={side} value={values[side]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

interface ValueProps {
  field: FieldConflict['field'];
  side: 'mine' | 'theirs';
  value: string;
}

function Value({ field, side, value }: ValueProps) {
  if (field === 'category') return categoryLabel(value);
  if (field === 'images') return <Pictures entries={parseImageEntries(value)} />;
  if (field === 'specifications') return describeSpecifications(value);
  if (field === 'price') return describePrice(value);
  if (field === 'status') return productStatuses.find((status) => status.value === value)?.label ?? value;
  if (field !== 'image') return value || 'Empty';
  // The user's own image is a picked file, of which only the name is known.
  if (side === 'mine') return value;
  return value === '' ? 'No picture' : <img className={styles.image} src={value} alt="Their version" />;
}

/** Returns a price as the shop shows it, such as '15.000 €', or the text itself if it is not a valid price. */
function describePrice(value: string): string {
  if (value === '') return 'Empty';
  const amount = parsePrice(value);
  return amount >= 0 ? formatPrice({ amount, onRequest: false }) : value;
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
