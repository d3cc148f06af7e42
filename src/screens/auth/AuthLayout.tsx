import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  /** Introductory sentence below the title. */
  lead?: string;
  children: ReactNode;
}

/** Layout of all sign-in and registration pages: one column of content and, in wide windows, an image beside it. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <PageMeta title={title} />
      <div className={styles.image}>
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
