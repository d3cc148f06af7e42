import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './AuthLayout.module.css';

interface DoorwayProps {
  title: string;
  /** One sentence below the title. */
  lead?: string;
  children: ReactNode;
}

/** The room in which all account screens stand: a picture on one side, one column of words on the other. */
export function AuthLayout({ title, lead, children }: DoorwayProps) {
  return (
    <div className={styles.doorway}>
      <PageMeta title={title} />
      <div className={styles.picture}>
        <MarketingImage name="hearth" fit="cover" priority />
      </div>
      <main className={styles.column}>
        <p>
          <Link className={styles.home} to={paths.home}>
            Spa Summit
          </Link>
        </p>
        <div className={styles.content}>
          <h1 className={text.title}>{title}</h1>
          {lead ? <p className={text.body}>{lead}</p> : null}
          {children}
        </div>
        <p>
          <Link className={styles.back} to={paths.home}>
            Back to home
          </Link>
        </p>
      </main>
    </div>
  );
}
