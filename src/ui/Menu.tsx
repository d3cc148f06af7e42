import { useId, useRef, useState } from 'react';
import { Link } from './Link';
import styles from './Menu.module.css';
import { useDismiss } from './useDismiss';

export interface MenuItem {
  label: string;
  /** Path to navigate to. Items without one are rendered as buttons. */
  to?: string;
  onSelect?: () => void;
  /** Whether the item is the current choice. Set it only if the menu selects one of several options. */
  selected?: boolean;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

interface MenuProps {
  /** Visible text of the menu's button. */
  label: string;
  /** Accessible name of the menu's button. Defaults to `label`. */
  name?: string;
  entries: readonly MenuItem[];
}

/** A button with a drop-down list, which closes on selection, Escape, a click outside, or when it loses the focus. */
export function Menu({ label, name, entries }: MenuProps) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();

  useDismiss({ open, container, button, onDismiss: () => setOpen(false) });

  const select = (entry: MenuItem) => {
    setOpen(false);
    button.current?.focus();
    entry.onSelect?.();
  };

  return (
    <div
      ref={container}
      className={styles.menu}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={list}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label}>{label}</span>
      </button>
      <ul id={list} className={styles.list} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.to === undefined ? (
              <button
                type="button"
                className={styles.entry}
                aria-pressed={entry.selected}
                lang={entry.lang}
                onClick={() => select(entry)}
              >
                {entry.label}
              </button>
            ) : (
              <Link className={styles.entry} to={entry.to} onClick={() => select(entry)}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
