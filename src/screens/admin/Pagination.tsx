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
  /** Properties of the button that goes to `target`. It has aria-disabled, because a disabled button loses the focus. */
  const goTo = (target: number) => {
    const exists = target >= 1 && target <= pages;
    return { 'aria-disabled': !exists, onClick: exists ? () => onPage(target) : undefined };
  };
  return (
    <nav className={table.pagination} aria-label="Pages">
      <Button {...shortcutTarget('previous')} variant="text" {...goTo(page - 1)}>
        Previous
      </Button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <Button {...shortcutTarget('next')} variant="text" {...goTo(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
