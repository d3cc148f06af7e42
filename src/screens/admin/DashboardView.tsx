import { StatList } from '../../ui/StatList';

/** The dashboard's four stat cards: 'fixed hard-coded values 248, 12, 7, 23 (not live)' (docs/specification.md §2). */
const stats = [
  { name: 'Total Users', value: '248' },
  { name: 'Active Products', value: '12' },
  { name: 'Pending Requests', value: '7' },
  { name: 'Consultations', value: '23' },
] as const;

export function DashboardView() {
  return (
    <section aria-label="Dashboard">
      <StatList figures={stats} />
    </section>
  );
}
