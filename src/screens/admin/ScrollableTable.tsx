import type { ReactNode } from 'react';
import table from './table.module.css';

interface TableFrameProps {
  /** What the table holds, for those who hear the page. */
  label: string;
  busy?: boolean;
  children: ReactNode;
}

/** A table that scrolls sideways where the window is narrow, by keyboard too. */
export function ScrollableTable({ label, busy, children }: TableFrameProps) {
  return (
    // A region that scrolls has to be reachable without a pointer.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={table.scroll} tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      <table className={table.table}>{children}</table>
    </div>
  );
}
