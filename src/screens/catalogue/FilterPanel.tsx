import { categories } from '../../domain/category';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  id: string;
  open: boolean;
  category: string | null;
  onCategory: (category: string | null) => void;
}

/**
 * The filter side panel (docs/specification.md §2). Its price fields have no effect, as specified (§5). The category
 * filter is an addition to the specification (docs/decisions/0018).
 */
export function FilterPanel({ id, open, category, onCategory }: FilterPanelProps) {
  const choices = [{ value: null, label: 'The whole collection' }, ...categories];
  return (
    <aside id={id} className={styles.panel} aria-label="Filters" hidden={!open}>
      <fieldset className={styles.group}>
        <legend>Category</legend>
        {choices.map(({ value, label }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name="category" checked={category === value} onChange={() => onCategory(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Price in EUR</legend>
        <div className={styles.range}>
          <label>
            From
            <input type="number" name="price-from" min={0} step={100} inputMode="numeric" />
          </label>
          <label>
            To
            <input type="number" name="price-to" min={0} step={100} inputMode="numeric" />
          </label>
        </div>
      </fieldset>
    </aside>
  );
}
