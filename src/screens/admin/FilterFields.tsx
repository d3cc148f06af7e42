import { useId } from 'react';
import styles from './filters.module.css';

interface SearchFilterProps {
  value: string;
  onType: (value: string) => void;
}

/** Search box above a table. */
export function SearchFilter({ value, onType }: SearchFilterProps) {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      Search
      <input id={id} type="search" maxLength={200} value={value} onChange={(event) => onType(event.target.value)} />
    </label>
  );
}

interface SelectFilterProps<Value extends string> {
  label: string;
  /** The chosen value; an empty string if the filter is off. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | '') => void;
}

/** Filter above a table that shows all rows or those with one value. */
export function SelectFilter<Value extends string>({ label, value, options, onChoose }: SelectFilterProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => onChoose(options.find((option) => option.value === chosen)?.value ?? '');
  return (
    <label className={styles.field} htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
