import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** What its button says. */
  label: ReactNode;
  /** What its button is called, where that says more than what it shows. */
  name?: string;
  /** The entries; each is told how to close the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a short list below it. Escape, a press outside and leaving it with Tab close it. */
export function Menu({ label, name, children }: MenuProps) {
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
        {label}
      </button>
      <ul id={list} className={styles.list} hidden={!open}>
        {children(() => {
          setOpen(false);
          button.current?.focus();
        })}
      </ul>
    </div>
  );
}

/** The look of an entry, for the links and buttons inside. */
export const menuEntry = styles.entry;
