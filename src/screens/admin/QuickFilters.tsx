import styles from './filters.module.css';

/** A value of a filter that narrow windows offer above the list. */
export interface QuickFilter {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** Returns the quick filter for a value. It replaces another value of the same filter, and turns off its own. */
export function quickOption<Value extends string>(
  { value, label }: { value: Value; label: string },
  chosen: string,
  onChoose: (value: Value | '') => void,
): QuickFilter {
  const isOn = chosen === value;
  return { label, isOn, onToggle: () => onChoose(isOn ? '' : value) };
}

/**
 * The most used values of the filters, each a toggle button. For narrow windows, where the filters are in a dialog; in
 * wide ones they are in view, and the buttons would only repeat them.
 */
export function QuickFilters({ filters }: { filters: readonly QuickFilter[] }) {
  return (
    <ul className={styles.chips} aria-label="Quick filters">
      {filters.map(({ label, isOn, onToggle }) => (
        <li key={label}>
          <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
