import type { ReactNode } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { openOnRowClick } from './openOnRowClick';
import styles from './RowCard.module.css';

/** Returns whether the window is too narrow for the columns of a table, so that its rows are shown as cards. */
export const useCards = (): boolean => useMediaQuery('(max-width: 699.98px)');

interface CardListProps {
  /** Accessible name of the list. */
  label: string;
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
  /** Lines below the title. */
  children: ReactNode;
  actions: ReactNode;
  /** Opens the row's panel. A tap anywhere on the card does so, except on its controls. */
  onOpen?: () => void;
}

/** One row of a table as a card. */
export function RowCard({ image, title, children, actions, onOpen }: RowCardProps) {
  return (
    // The card's button does the same for users of the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li className={styles.card} data-image={image !== undefined} onClick={onOpen ? openOnRowClick(onOpen) : undefined}>
      {image}
      <div className={styles.content}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
