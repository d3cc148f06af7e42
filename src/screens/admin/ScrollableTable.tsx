import type { ReactNode } from 'react';
import table from './table.module.css';

interface ScrollableTableProps {
  /** Accessible name of the scrollable region, read out by screen readers. */
  label: string;
  /** Whether the rows do not match the chosen page or filter yet. They are dimmed. */
  busy?: boolean;
  /** Number of further columns. They need a container whose width decides whether the table scrolls. */
  furtherColumns?: number;
  /** Whether the columns keep their widths when the rows change. */
  isFixed?: boolean;
  children: ReactNode;
}

/**
 * Table whose headings stay in view while the page scrolls. A table with further columns scrolls in an element of its own
 * only if they do not fit, because `position: sticky` does not reach beyond an element that scrolls. The name of a row
 * stays in view there.
 */
export function ScrollableTable({ label, busy, furtherColumns = 0, isFixed = false, children }: ScrollableTableProps) {
  const region = { role: 'region', 'aria-label': label, 'aria-busy': busy };
  const content = <table className={`${table.table} ${isFixed ? table.fixed : ''}`}>{children}</table>;
  if (furtherColumns === 0) return <div {...region}>{content}</div>;
  return (
    // A scrollable region must be focusable: otherwise it cannot be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div {...region} className={table.scroll} data-further-columns={furtherColumns} tabIndex={0}>
      {content}
    </div>
  );
}
