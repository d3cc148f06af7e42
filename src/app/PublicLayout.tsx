import { useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import { BookCallButton } from './BookCallButton';
import styles from './PublicLayout.module.css';

/** Layout of every public page: header, footer and floating 'Book Private Call' button (docs/specification.md §2). */
export function PublicLayout() {
  const isFading = useIsFading();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" className={styles.main} data-fading={isFading} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BookCallButton />
    </>
  );
}

/**
 * Returns whether the current page was opened by a link of the site, and therefore fades in. The first page does not, nor
 * one that Back, Forward or a redirect shows, nor one that a control such as the search box changes.
 */
function useIsFading(): boolean {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [page, setPage] = useState({ pathname, isFading: false });
  if (page.pathname !== pathname) setPage({ pathname, isFading: navigationType === NavigationType.Push });
  return page.isFading;
}
