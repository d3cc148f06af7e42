import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import text from '../../ui/text.module.css';
import styles from './DashboardList.module.css';

interface DashboardListProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: string;
  /** Link to the view that has all items. */
  all: { to: string; label: string };
  /** Shown above the items, e.g. that there are none. */
  notice?: string;
  /** The items, each an `<li>` with the class `row` of the stylesheet. */
  children: ReactNode;
}

/** A short list on the dashboard, with a heading and a link to the complete list. */
export function DashboardList({ id, title, all, notice, children }: DashboardListProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={text.label}>
          {title}
        </h2>
        <Link to={all.to}>{all.label}</Link>
      </div>
      {notice === undefined ? null : <p>{notice}</p>}
      <ul>{children}</ul>
    </section>
  );
}
