import { Button } from '../../ui/Button';
import { shortcutTarget } from './shortcutTarget';
import table from './table.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous and Next buttons of a table, and the current page number. Renders nothing if there is only one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={table.pagination} aria-label="Pages">
      <Button {...shortcutTarget('previous')} variant="text" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <Button {...shortcutTarget('next')} variant="text" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
