import { Outlet } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import { BookCallButton } from './BookCallButton';
import styles from './PublicLayout.module.css';

/** Layout of every public page: header, footer and floating 'Book Private Call' button (docs/specification.md §2). */
export function PublicLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BookCallButton />
    </>
  );
}
