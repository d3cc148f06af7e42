import { useId, type ReactNode } from 'react';
import text from '../../ui/text.module.css';
import table from './table.module.css';

interface ViewSectionProps {
  title: string;
  /** Buttons and menus beside the heading. The last one is the main action. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A view of the panel, with its heading and its actions above the content. */
export function ViewSection({ title, actions, children }: ViewSectionProps) {
  const id = useId();
  return (
    <section className={table.section} aria-labelledby={id}>
      <div className={table.head}>
        <h2 id={id} className={text.title} tabIndex={-1}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
