import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  /** Introductory sentence below the title. */
  lead?: string;
  /**
   * Starts the content at a fixed distance from the top instead of centring it. Use it on pages that replace their
   * content while they load: the heading then does not move.
   */
  fixedTop?: boolean;
  children: ReactNode;
}

/** Viewport width in px from which the image is shown (AuthLayout.module.css). */
const IMAGE_MIN_WIDTH = 960;

/** Layout of all sign-in and registration pages: one column of content and, in wide windows, an image beside it. */
export function AuthLayout({ title, lead, fixedTop = false, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <PageMeta title={title} />
      <div className={styles.image}>
        <MarketingImage name="hearth" fit="cover" priority minWidth={IMAGE_MIN_WIDTH} />
      </div>
      <main className={styles.column}>
        <p>
          <Link className={styles.home} to={paths.home}>
            Spa Summit
          </Link>
        </p>
        <div className={styles.content} data-fixed-top={fixedTop}>
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
