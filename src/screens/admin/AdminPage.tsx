import { Suspense } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import styles from './AdminPage.module.css';
import { Sidebar } from './Sidebar';
import { useAdminView } from './useAdminView';
import { views } from './views';

/**
 * The admin dashboard (docs/specification.md §2). Its sidebar switches between views without leaving the page. The
 * header above every view shows the user's name and role.
 */
export function AdminPage() {
  const user = useAppSelector(selectUser);
  const { view, chooseView } = useAdminView();
  const View = views[view];
  return (
    <div className={styles.page}>
      <PageMeta title="Admin" />
      <Sidebar view={view} onView={chooseView} />
      <main className={styles.main}>
        <header className={styles.header} data-view={view}>
          <h1 className={text.title}>Welcome, {user?.firstName || 'Admin'}</h1>
          <p className={text.label}>{user?.role || 'Administrator'}</p>
        </header>
        <Suspense fallback={<Spinner label="Loading the view…" />}>
          <View />
        </Suspense>
      </main>
    </div>
  );
}
