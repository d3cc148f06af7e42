import type { ReactNode } from 'react';
import text from '../../ui/text.module.css';
import table from './table.module.css';

/** The view of the signed-in user's own account, inside the panel. */
export function AccountView({ children }: { children: ReactNode }) {
  return (
    <section className={table.section} aria-labelledby="account">
      <div className={table.head}>
        <h2 id="account" className={text.title}>
          My Account
        </h2>
      </div>
      {children}
    </section>
  );
}
