import { Figures } from '../../ui/Figures';

/** Spec §2: "Four stat cards …, fixed hard-coded values 248, 12, 7, 23 (not live)". */
const stats = [
  { name: 'Total Users', figure: '248' },
  { name: 'Active Products', figure: '12' },
  { name: 'Pending Requests', figure: '7' },
  { name: 'Consultations', figure: '23' },
] as const;

export function DashboardView() {
  return (
    <section aria-label="Dashboard">
      <Figures figures={stats} />
    </section>
  );
}
