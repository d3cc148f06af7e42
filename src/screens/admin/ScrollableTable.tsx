import type { ReactNode } from 'react';
import table from './table.module.css';

interface ScrollableTableProps {
  /** Accessible name of the scrollable region, read out by screen readers. */
  label: string;
  busy?: boolean;
  children: ReactNode;
}

/** Table that scrolls horizontally in narrow windows. Its container takes focus, so that arrow keys scroll it too. */
export function ScrollableTable({ label, busy, children }: ScrollableTableProps) {
  return (
    // A scrollable region must be focusable: otherwise it cannot be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={table.scroll} tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      <table className={table.table}>{children}</table>
    </div>
  );
}
