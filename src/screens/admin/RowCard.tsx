import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useFocusOnRemoval } from './focusRow';
import { openOnRowClick } from './openOnRowClick';
import styles from './RowCard.module.css';
import { shortcutTarget } from './shortcutTarget';

interface CardListProps {
  /** Accessible name of the list. */
  label: string;
  /** Whether the cards do not match the chosen page or filter yet. They are dimmed. */
  busy: boolean;
  children: ReactNode;
}

/** List of cards, which shows the rows of a table in a narrow window. */
export function CardList({ label, busy, children }: CardListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}

interface RowCardProps {
  image?: ReactNode;
  title: string;
  /** Short text at the end of the line of the title, such as a date. */
  note?: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
  /** Content at the end of the card. */
  actions?: ReactNode;
  /**
   * Opens the row's panel. A tap anywhere on the card does so, except on its controls. `label` is the accessible name of
   * the button that does the same: a visible one with the given `text`, or else the title. `Neighbours` finds the button by
   * the row's `id`.
   */
  open?: { id?: string | null; label: string; text?: string; run: () => void };
}

/** One row of a table as a card. */
export function RowCard({ image, title, note, children, actions, open }: RowCardProps) {
  const ref = useFocusOnRemoval<HTMLLIElement>();
  const button = open && {
    ...shortcutTarget('open'),
    'data-row': open.id,
    'aria-label': open.label,
    onClick: open.run,
  };
  return (
    // The button does the same for users of the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li ref={ref} className={styles.card} data-image={image !== undefined} onClick={open && openOnRowClick(open.run)}>
      {image}
      <div className={styles.content}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            {button && !open.text ? (
              <button type="button" {...button}>
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          {note}
        </div>
        {children}
      </div>
      <div className={styles.actions}>
        {button && open.text ? (
          <Button variant="text" {...button}>
            {open.text}
          </Button>
        ) : null}
        {actions}
      </div>
    </li>
  );
}

/** Shows that a card without other controls opens a panel. */
export const CardArrow = () => <span className={styles.arrow} aria-hidden />;

interface SelectableCardProps extends Pick<RowCardProps, 'image' | 'title' | 'children'> {
  /** Accessible name of the checkbox. */
  label: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** One row of a table as a card with a checkbox. A tap anywhere on the card selects it. */
export function SelectableCard({ image, title, label, children, isSelected, onToggle }: SelectableCardProps) {
  return (
    <li>
      <label className={styles.card} data-image={image !== undefined} data-selected={isSelected}>
        {image}
        <span className={styles.content}>
          <span className={styles.title}>{title}</span>
          {children}
        </span>
        <input className={styles.check} type="checkbox" aria-label={label} checked={isSelected} onChange={onToggle} />
      </label>
    </li>
  );
}
