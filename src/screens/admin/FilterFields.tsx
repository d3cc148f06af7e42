import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useBackToClose } from '../../ui/useBackToClose';
import styles from './filters.module.css';
import { QuickFilters, type QuickFilter } from './QuickFilters';
import { shortcutTarget } from './shortcutTarget';
import { moveRow } from './tools/controls';
import { useCards } from './useCards';

/** A filter that is on, such as 'Cold Plunge'. */
export interface AppliedFilter {
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  search: string;
  /** Placeholder of the search box: the searched fields, such as 'Name or email'. */
  searchHint: string;
  onSearch: (search: string) => void;
  /** The filters that are on, without the search. */
  applied: readonly AppliedFilter[];
  /** The filters that a narrow window offers as toggle buttons. Each has the label that it has among the applied ones. */
  quick: readonly QuickFilter[];
  /** Clears the search and the filters. Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** Whether the list is empty. It then has a button of its own that clears the filters. */
  isEmpty: boolean;
  /** Name of one row, for texts such as '12 products'. */
  noun: 'product' | 'request' | 'user';
  /** Number of matches; null or undefined if it is not known. */
  total: number | null | undefined;
  /** Message in place of the number of matches while the first page is loading. */
  loading: string | undefined;
  /** A further paragraph after the number of matches. */
  note?: ReactNode;
  /** The sort order as a text, if no column heading shows it. */
  order?: string | undefined;
  /** A control beside the number of matches. Null keeps its place. */
  action?: ReactNode;
  /** The filters. In a narrow window a button opens a dialog with them. */
  children: ReactNode;
}

/** Search box and filters above a table. */
export function FilterBar(props: FilterBarProps) {
  const { search, searchHint, onSearch, applied, quick } = props;
  const { onClear, isEmpty, noun, total, loading, note, order, action } = props;
  const [isOpen, setOpen] = useState(false);
  const { close } = useBackToClose(isOpen, () => setOpen(false));
  const hasCards = useCards();
  const searchField = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The toggle button of a filter already shows that it is on.
  const removable = applied.filter(({ label }) => quick.every((filter) => filter.label !== label));
  const count = typeof total === 'number' ? `${total} ${total === 1 ? noun : `${noun}s`}` : '';
  return (
    <div className={styles.filters} role="search">
      <div className={styles.bar}>
        <SearchFilter ref={searchField} value={search} hint={searchHint} onType={onSearch} />
        {hasCards ? (
          <button
            {...shortcutTarget('filter')}
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Filters{applied.length > 0 ? ` (${applied.length})` : ''}
          </button>
        ) : (
          props.children
        )}
      </div>
      {hasCards ? <QuickFilters filters={quick} /> : null}
      {hasCards && removable.length > 0 ? <Chips applied={removable} next={toggle} /> : null}
      <div className={styles.summary} data-action={action !== undefined}>
        <p role="status">{loading ?? count}</p>
        {note}
        {order === undefined || isEmpty ? null : <p>{order}</p>}
        {action}
        {hasCards || !onClear || isEmpty ? null : (
          <div className={styles.actions}>
            <ClearButton onClear={onClear} next={searchField} />
          </div>
        )}
      </div>
      {hasCards && isOpen ? (
        <FilterSheet count={count || `${noun}s`} onClear={onClear} onClose={close}>
          {props.children}
        </FilterSheet>
      ) : null}
    </div>
  );
}

interface ChipsProps {
  applied: readonly AppliedFilter[];
  /** The element that gets the focus, because the clicked button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** The filters of a narrow window that are on and have no toggle button. Each is a button that removes it. */
function Chips({ applied, next }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label="Filters that are on">
      {applied.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => {
              onRemove();
              next.current?.focus({ preventScroll: true });
            }}
          >
            <span>
              {label} <span aria-hidden>×</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FilterSheetProps {
  /** Number of matches as a text, such as '12 products'. */
  count: string;
  onClear: (() => void) | undefined;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters of a narrow window, in a dialog at its lower edge. The list behind it follows each choice at once. */
function FilterSheet({ count, onClear, onClose, children }: FilterSheetProps) {
  const showButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Filters"
      shape="sheet"
      // In the line of the title, so that the filters do not move when it appears.
      controls={onClear ? <ClearButton onClear={onClear} next={showButton} /> : null}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {children}
        <Button ref={showButton} onClick={onClose}>
          Show {count}
        </Button>
        {/* Screen readers announce the number of matches in the dialog only: the list behind it is inert. */}
        <p className="visually-hidden" role="status">
          {count}
        </p>
      </div>
    </Dialog>
  );
}

interface ClearButtonProps {
  onClear: () => void;
  /** The element that gets the focus, because the clicked button disappears. */
  next: RefObject<HTMLElement | null>;
}

function ClearButton({ onClear, next }: ClearButtonProps) {
  const clear = () => {
    onClear();
    next.current?.focus();
  };
  return (
    <Button variant="text" onClick={clear}>
      Clear filters
    </Button>
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
        onKeyDown={leaveByKey}
      />
    </label>
  );
}

/** Moves the focus from the search to the first row (Enter, arrow down), or away from an empty search (Escape). */
function leaveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing) return;
  if ((event.key === 'Enter' || event.key === 'ArrowDown') && moveRow(1)) event.preventDefault();
  if (event.key === 'Escape' && event.currentTarget.value === '') event.currentTarget.blur();
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
      <select {...shortcutTarget('filter')} id={id} value={value} onChange={(event) => choose(event.target.value)}>
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

/** Returns the chosen option of a filter as a list of one, or an empty list if the filter is off. */
export function appliedOption(
  value: string,
  options: readonly { value: string; label: string }[],
  onRemove: () => void,
): AppliedFilter[] {
  if (value === '') return [];
  return [{ label: options.find((option) => option.value === value)?.label ?? value, onRemove }];
}

/** A sort order that a narrow window offers. */
export interface SortOption<Sort extends string> {
  value: Sort;
  label: string;
  /** The order as a text beside the number of rows, such as 'By name', if it differs from the label. */
  words?: string;
}

/**
 * Returns a sort order as a text, such as 'By name'. An order that only the headings of a table offer is the reverse of
 * an option.
 */
export function sortWords<Sort extends string>(sort: Sort, options: readonly SortOption<Sort>[]): string | undefined {
  const wordsOf = (value: string) => {
    const option = options.find((one) => one.value === value);
    return option && (option.words ?? option.label);
  };
  const reverse = wordsOf(sort.startsWith('-') ? sort.slice(1) : `-${sort}`);
  return wordsOf(sort) ?? (reverse && `${reverse}, reversed`);
}

interface SortFilterProps<Sort extends string> {
  sort: Sort;
  options: readonly SortOption<Sort>[];
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
