import { Button } from '../../ui/Button';
import table from './table.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Which page of a table is shown, and the way to the others. */
export function Pagination({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={table.pager} aria-label="Pages">
      <Button variant="text" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <Button variant="text" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
