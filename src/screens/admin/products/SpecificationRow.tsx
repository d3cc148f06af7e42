import { useId, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Specification } from '../../../../store/api';
import { MAX_LABEL_LENGTH, MAX_VALUE_LENGTH, type RowErrors } from '../../../domain/specifications';
import fields from '../../../ui/fields.module.css';
import { ActionSheet } from '../ActionSheet';
import { useCards } from '../useCards';
import { DragHandle, MoveButton, RemoveButton } from './ItemControls';
import styles from './SpecificationRow.module.css';

/** The controls of a row, by the value of their attribute `data-control`. */
export type SpecificationControl = 'label' | 'value' | 'earlier' | 'later' | 'remove' | 'menu';

interface SpecificationRowProps {
  row: Specification;
  errors: RowErrors;
  /** Position in the list, from 0. */
  index: number;
  /** Length of the list. */
  count: number;
  isDragged: boolean;
  disabled: boolean;
  onChange: (change: Partial<Specification>) => void;
  /** Called with the text that is pasted into the label. Returns whether it has been handled. */
  onPaste: (text: string) => boolean;
  /** Called when Enter is pressed in a field. */
  onEnter: (field: keyof Specification) => void;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
  /** Called with the new position and the button that was used. */
  onMove: (to: number, control: 'earlier' | 'later' | 'menu') => void;
  onRemove: () => void;
}

/** A specification in the product form: its label, its value and the buttons to order or remove it. */
export function SpecificationRow(props: SpecificationRowProps) {
  const { index, count, isDragged, disabled, onPaste, onDragStart } = props;
  const isNarrow = useCards();
  const item = `specification ${index + 1}`;
  const paste = (event: ClipboardEvent) => {
    if (!disabled && onPaste(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <li className={styles.row} data-dragged={isDragged}>
      {disabled || count === 1 ? null : <DragHandle className={styles.handle} onDragStart={onDragStart} />}
      <RowField field="label" title="Label" item={item} maxLength={MAX_LABEL_LENGTH} onPaste={paste} row={props} />
      <RowField field="value" title="Value" item={item} maxLength={MAX_VALUE_LENGTH} row={props} />
      {isNarrow ? <RowActions item={item} row={props} /> : <RowButtons item={item} row={props} />}
    </li>
  );
}

interface RowControlsProps {
  /** Name of the row in accessible names, such as 'specification 1'. */
  item: string;
  row: SpecificationRowProps;
}

/** The buttons that order and remove a row in a wide window. */
function RowButtons({ item, row: { index, count, disabled, onMove, onRemove } }: RowControlsProps) {
  const moveButton = (direction: 'earlier' | 'later', to: number) => (
    <MoveButton
      direction={direction}
      item={item}
      disabled={disabled || to < 0 || to >= count}
      onMove={() => onMove(to, direction)}
    />
  );
  return (
    <>
      {moveButton('earlier', index - 1)}
      {moveButton('later', index + 1)}
      <RemoveButton item={item} disabled={disabled} onRemove={onRemove} />
    </>
  );
}

/** The actions that order and remove a row in a narrow window, where buttons would need a line of their own. */
function RowActions({ item, row: { row, index, count, disabled, onMove, onRemove } }: RowControlsProps) {
  const action = (label: string, onSelect: () => void) => ({ label, onSelect, isBusy: disabled });
  const actions = [
    ...(index > 0 ? [action('Move earlier', () => onMove(index - 1, 'menu'))] : []),
    ...(index < count - 1 ? [action('Move later', () => onMove(index + 1, 'menu'))] : []),
    action('Remove', onRemove),
  ];
  return (
    <div className={styles.menu} data-control="menu">
      <ActionSheet
        title={row.label || `Specification ${index + 1}`}
        name={`More actions for ${item}`}
        actions={actions}
      />
    </div>
  );
}

interface RowFieldProps {
  field: keyof Specification;
  title: string;
  item: string;
  maxLength: number;
  onPaste?: (event: ClipboardEvent) => void;
  row: SpecificationRowProps;
}

/** The label or the value of a row, with its error message below. */
function RowField({ field, title, item, maxLength, onPaste, row }: RowFieldProps) {
  const id = useId();
  const error = row.errors[field];
  // The titles of the first row head the columns of all rows.
  const titleClass = row.index === 0 ? `${fields.label} ${styles.title}` : 'visually-hidden';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    if (!row.disabled) row.onEnter(field);
  };
  return (
    <>
      <label className={titleClass} data-field={field} htmlFor={id}>
        {title}
        <span className="visually-hidden"> of {item}</span>
      </label>
      {/* A long text wraps, so that it can be read as a whole. */}
      <textarea
        id={id}
        className={`${fields.control} ${styles.input}`}
        data-control={field}
        rows={1}
        placeholder={title}
        autoComplete="off"
        maxLength={maxLength}
        value={row.row[field]}
        readOnly={row.disabled}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        // The text has one line, also if several lines are pasted.
        onChange={({ target }) => row.onChange({ [field]: target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={`${fields.error} ${styles.error}`} data-field={field}>
          {error}
        </p>
      )}
    </>
  );
}
