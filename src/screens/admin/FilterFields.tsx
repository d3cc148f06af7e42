import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/Button';
import styles from './filters.module.css';
import { shortcutTarget } from './shortcutTarget';

interface FilterBarProps {
  search: string;
  /** Placeholder of the search box: the searched fields, such as 'Name or email'. */
  searchHint: string;
  onSearch: (search: string) => void;
  /** Number of filters that are on, without the search. */
  active: number;
  /** Clears the search and the filters. Undefined if there is nothing to clear, or if the empty list has a button for it. */
  onClear?: (() => void) | undefined;
  /** Number of matches as a text; empty if it is not known. */
  count: string;
  /** A further paragraph after the number of matches. */
  note?: ReactNode;
  /** The sort order as a text, if no column heading shows it. */
  order?: string;
  /** A control beside the number of matches. */
  action?: ReactNode;
  /** The filters. In a narrow window a button shows and hides them. */
  children: ReactNode;
}

/** Search box and filters above a table. */
export function FilterBar(props: FilterBarProps) {
  const { search, searchHint, onSearch, active, onClear, count, note, order, action, children } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const searchField = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear?.();
    // The clicked button disappears.
    searchField.current?.focus();
  };
  return (
    <div className={styles.filters} role="search">
      <SearchFilter ref={searchField} value={search} hint={searchHint} onType={onSearch} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{active > 0 ? ` (${active})` : ''}
      </button>
      <div id={id} className={styles.more} data-open={isOpen}>
        {children}
        {onClear ? (
          <div className={styles.clear}>
            <Button variant="text" onClick={clear}>
              Clear filters
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles.summary}>
        <p role="status">{count}</p>
        {note}
        {order === undefined ? null : <p>{order}</p>}
        {action}
      </div>
    </div>
  );
}

interface SearchFilterProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  hint: string;
  onType: (value: string) => void;
}

function SearchFilter({ ref, value, hint, onType }: SearchFilterProps) {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      Search
      <input
        {...shortcutTarget('search')}
        ref={ref}
        id={id}
        type="search"
        maxLength={200}
        placeholder={hint}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
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

interface SortFilterProps<Sort extends string> {
  sort: Sort;
  options: readonly { value: Sort; label: string }[];
  onChoose: (sort: Sort) => void;
}

/** Choice of the sort order in a narrow window, where the rows are cards without column headings. */
export function SortFilter<Sort extends string>({ sort, options, onChoose }: SortFilterProps<Sort>) {
  const id = useId();
  return (
    <label className={`${styles.field} ${styles.narrow}`} htmlFor={id}>
      Sort by
      <select
        id={id}
        value={sort}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
