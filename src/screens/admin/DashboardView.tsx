import { lazy, Suspense } from 'react';
import { storesRequests } from '../../domain/storesRequests';
import { Spinner } from '../../ui/Spinner';
import { StatList } from '../../ui/StatList';
import styles from './DashboardView.module.css';

/** A chunk of its own, because it needs the API, for which the panel's first screen otherwise does not wait. */
const CountedFigures = lazy(() =>
  import(/* webpackChunkName: 'adminFigures' */ './CountedFigures').then((m) => ({ default: m.CountedFigures })),
);

/** The dashboard's four stat cards: 'fixed hard-coded values 248, 12, 7, 23 (not live)' (docs/specification.md §2). */
const stats = [
  { name: 'Total Users', value: '248' },
  { name: 'Active Products', value: '12' },
  { name: 'Pending Requests', value: '7' },
  { name: 'Consultations', value: '23' },
] as const;

/** The Dashboard view. If the shop stores requests, the figures are counted instead of fixed. */
export function DashboardView() {
  return (
    <section className={styles.dashboard} aria-label="Dashboard">
      {storesRequests() ? (
        <Suspense fallback={<Spinner label="Loading the figures..." />}>
          <CountedFigures />
        </Suspense>
      ) : (
        <StatList figures={stats} />
      )}
    </section>
  );
}
