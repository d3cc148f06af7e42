import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import styles from './AdminPage.module.css';
import type { Tool } from './shortcuts';
import { Sidebar } from './Sidebar';
import { useAdminView } from './useAdminView';
import { useCards } from './useCards';
import { ViewSection } from './ViewSection';
import { viewLabels } from './viewLabels';
import { views } from './views';

/** A chunk of its own, so that the panel's first screen does not wait for it. */
const PanelTools = lazy(() =>
  import(/* webpackChunkName: 'adminTools' */ './tools/PanelTools').then((m) => ({ default: m.PanelTools })),
);

/**
 * The admin dashboard (docs/specification.md §2). Its sidebar switches between views without leaving the page. The
 * header above every view shows the user's name and role.
 * @param accountForms the content of the account view, which belongs to another screen. Keep the element the same.
 */
export function AdminPage({ accountForms }: { accountForms: ReactNode }) {
  const user = useAppSelector(selectUser);
  const { view, chooseView } = useAdminView();
  const [tool, setTool] = useState<Tool | null>(null);
  const hasCards = useCards();
  useEffect(loadMediumFont, []);
  // Keep the element, so that opening the command palette does not render the view again.
  const content = useMemo(() => {
    if (view === 'account') return <ViewSection title="My Account">{accountForms}</ViewSection>;
    const View = views[view];
    return <View />;
  }, [view, accountForms]);
  return (
    <div className={styles.page} data-cards={hasCards}>
      <PageMeta title={view === 'dashboard' ? 'Admin' : `${viewLabels[view]} | Admin`} />
      <Sidebar view={view} onView={chooseView} onSearch={() => setTool('palette')} />
      <main className={styles.main} tabIndex={-1}>
        <header className={styles.header} data-view={view}>
          <h1 className={text.title}>Welcome, {user?.firstName || 'Admin'}</h1>
          <p className={text.label}>{user?.role || 'Administrator'}</p>
        </header>
        <Suspense fallback={<Spinner label="Loading the view…" />}>{content}</Suspense>
      </main>
      <Suspense>
        <PanelTools tool={tool} onTool={setTool} view={view} chooseView={chooseView} />
      </Suspense>
    </div>
  );
}

/**
 * Loads the medium weight of the font, which only the lists use. If the browser loaded it with their data, names would
 * change their width after they are shown, and shift the rows below. Ignores errors: `load` rejects also if a local
 * fallback font is not installed.
 */
function loadMediumFont(): void {
  document.fonts.load(`500 1rem ${getComputedStyle(document.body).fontFamily}`).catch(() => undefined);
}
