import type { ReactNode } from 'react';
import table from './table.module.css';

interface ScrollableTableProps {
  /** Accessible name of the scrollable region, read out by screen readers. */
  label: string;
  /** Whether the rows do not match the chosen page or filter yet. They are dimmed. */
  busy?: boolean;
  /** Whether the table has more columns than fit into windows of middle width. */
  isWide?: boolean;
  /** Whether the columns keep their widths when the rows change. */
  isFixed?: boolean;
  children: ReactNode;
}

/**
 * Table whose headings stay in view while the page scrolls. A wide table scrolls in a container of its own in windows of
 * middle width, because `position: sticky` does not reach beyond a container that scrolls.
 */
export function ScrollableTable({ label, busy, isWide = false, isFixed = false, children }: ScrollableTableProps) {
  const region = { role: 'region', 'aria-label': label, 'aria-busy': busy };
  const content = <table className={`${table.table} ${isFixed ? table.fixed : ''}`}>{children}</table>;
  if (!isWide) return <div {...region}>{content}</div>;
  return (
    // A scrollable region must be focusable: otherwise it cannot be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div {...region} className={table.scroll} tabIndex={0}>
      {content}
    </div>
  );
}
