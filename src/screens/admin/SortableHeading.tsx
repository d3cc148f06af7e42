import table from './table.module.css';

interface SortableHeadingProps<Column extends string> {
  column: Column;
  label: string;
  /** The current sort order: a column, with a leading minus if descending. */
  sort: string;
  onChoose: (column: Column) => void;
  /** Aligns the heading with figures at the end of the line. */
  alignEnd?: boolean;
}

/** Heading of a table column with a button that sorts the table by it. */
export function SortableHeading<Column extends string>({
  column,
  label,
  sort,
  onChoose,
  alignEnd = false,
}: SortableHeadingProps<Column>) {
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  const arrow = { ascending: '↑', descending: '↓', none: '' }[order];
  return (
    <th scope="col" aria-sort={order} data-column={column} className={alignEnd ? table.end : undefined}>
      <button type="button" className={table.sort} onClick={() => onChoose(column)}>
        {label}
        <span className={table.arrow} aria-hidden="true">
          {arrow}
        </span>
      </button>
    </th>
  );
}
