import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  /** Where it leads; an entry without it does something here. */
  to?: string;
  onSelect?: () => void;
  /** Whether it is the one in force, where the entries are a choice. */
  selected?: boolean;
  /** The language that its label is written in, where that is not the page's. */
  lang?: string;
}

interface MenuProps {
  /** What its button says. */
  label: string;
  /** What its button is called, where that says more than what it shows. */
  name?: string;
  entries: readonly MenuItem[];
}

/** A button that opens a short list below it. An entry, Escape, a press outside and Tab past it close it. */
export function Menu({ label, name, entries }: MenuProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One key, one thing: what the menu stands in stays open.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const choose = (entry: MenuItem) => {
    setOpen(false);
    button.current?.focus();
    entry.onSelect?.();
  };

  return (
    <div
      ref={whole}
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
                onClick={() => choose(entry)}
              >
                {entry.label}
              </button>
            ) : (
              <Link className={styles.entry} to={entry.to} onClick={() => choose(entry)}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
