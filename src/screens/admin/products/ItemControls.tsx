import type { PointerEvent } from 'react';
import styles from './ItemControls.module.css';

interface DragHandleProps {
  className?: string;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

/** Handle by which an item of a list is dragged. Its item also needs buttons, for the keyboard and for single taps. */
export function DragHandle({ className = '', onDragStart }: DragHandleProps) {
  return (
    <span className={`${styles.handle} ${className}`} aria-hidden="true" onPointerDown={onDragStart}>
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </span>
  );
}

interface ItemButtonProps {
  /** Value of the attribute `data-control`, by which the list finds the button. */
  control: string;
  label: string;
  /** Uses aria-disabled, because a disabled button loses keyboard focus. */
  disabled: boolean;
  /** Path of the icon, in a square of 24 units. */
  icon: string;
  onPress: () => void;
}

function ItemButton({ control, label, disabled, icon, onPress }: ItemButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-control={control}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => (disabled ? undefined : onPress())}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

interface MoveButtonProps {
  /** The direction in the list. Also the button's attribute `data-control`. */
  direction: 'earlier' | 'later';
  /** Name of the item in the accessible name of the button, such as 'picture 1'. */
  item: string;
  disabled: boolean;
  onMove: () => void;
}

/** Button that moves an item of a list by one position. */
export function MoveButton({ direction, item, disabled, onMove }: MoveButtonProps) {
  const label = `Move ${item} ${direction}`;
  return <ItemButton control={direction} label={label} disabled={disabled} icon="m15 5-7 7 7 7" onPress={onMove} />;
}

interface RemoveButtonProps {
  /** Name of the item in the accessible name of the button, such as 'specification 1'. */
  item: string;
  disabled: boolean;
  onRemove: () => void;
}

/** Button with a cross that removes an item from a list. */
export function RemoveButton({ item, disabled, onRemove }: RemoveButtonProps) {
  const label = `Remove ${item}`;
  return (
    <ItemButton control="remove" label={label} disabled={disabled} icon="m7 7 10 10M17 7 7 17" onPress={onRemove} />
  );
}
