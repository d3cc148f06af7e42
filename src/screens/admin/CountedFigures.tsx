import { useListManagedProductsQuery } from '../../../store/api';
import { useLiveUpdates } from '../../../store/live';
import { useListRequestsQuery } from '../../../store/requests';
import { useListUsersQuery } from '../../../store/users';
import { StatList } from '../../ui/StatList';
import { ChangedProducts } from './ChangedProducts';
import { ListSkeleton } from './ListSkeleton';
import { LoadError } from './LoadError';
import { messages } from './messages';
import { NextVisits, WaitingRequests } from './RequestLists';
import { adminViewPath } from './useAdminView';
import { useCards } from './useCards';
import { WAITING_QUERY } from './waitingQuery';

/** Shown in place of a figure until it has been loaded, or if the backend cannot count it. */
const UNKNOWN = '–';

const format = (count: number | null | undefined): string => (typeof count === 'number' ? String(count) : UNKNOWN);

/** Number of unanswered requests, of visits, and of changed products, below the figures. */
const LISTED = 5;

/** The cached figures may be outdated when the view is opened, so they are loaded again while they are shown. */
const REFETCH = { refetchOnMountOrArgChange: true };

/**
 * The dashboard's four stat cards with current figures, each of which links to its list, the oldest requests, the next
 * visits, and the products that were changed last. On a phone the requests and the visits come first, because they need
 * an action.
 */
export function CountedFigures() {
  const hasCards = useCards();
  const users = useListUsersQuery({ page: 1, limit: 1 }, REFETCH);
  const products = useListManagedProductsQuery({ page: 1, limit: 1, status: 'active' }, REFETCH);
  const consultations = useListRequestsQuery(WAITING_QUERY, REFETCH);
  const requests = useListRequestsQuery({ page: 1, limit: LISTED, sort: 'due' }, REFETCH);
  const visits = useListRequestsQuery({ page: 1, limit: LISTED, sort: 'visit' }, REFETCH);
  const changed = useListManagedProductsQuery({ page: 1, limit: LISTED, sort: '-updatedAt' }, REFETCH);
  useLiveUpdates(consultations.data !== undefined);
  // A backend without one of these calls (404) cannot count it, however often it is asked.
  const failed = [users, products, consultations, requests, visits, changed].filter(
    ({ error }) => error && !('status' in error && error.status === 404),
  );
  // If nothing could be loaded, four dashes would add nothing to the error message.
  const hasFigures = failed.length === 0 || [users, products, consultations].some(({ data }) => data !== undefined);
  const figures = hasFigures ? (
    <Figures users={users.data?.total} products={products.data?.total} consultations={consultations.data} />
  ) : null;
  return (
    <>
      {failed.length === 0 ? null : (
        <LoadError message={messages.figuresFailed} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {hasCards ? null : figures}
      {requests.data ? <WaitingRequests requests={requests.data.requests} /> : null}
      {visits.data ? <NextVisits requests={visits.data.requests} /> : null}
      {requests.isLoading ? <ListSkeleton rows={3} /> : null}
      {hasCards && !requests.isLoading ? figures : null}
      {changed.data?.hasAdminApi ? <ChangedProducts products={changed.data.products} /> : null}
      {changed.isLoading ? <ListSkeleton rows={LISTED} /> : null}
    </>
  );
}

interface FiguresProps {
  users: number | null | undefined;
  products: number | null | undefined;
  consultations: { total: number; waiting: number } | undefined;
}

function Figures({ users, products, consultations }: FiguresProps) {
  return (
    <StatList
      figures={[
        { name: 'Total Users', value: format(users), to: adminViewPath('users') },
        { name: 'Active Products', value: format(products), to: adminViewPath('products', { status: 'active' }) },
        {
          name: 'Pending Requests',
          value: format(consultations?.waiting),
          to: adminViewPath('requests', { status: 'new' }),
        },
        { name: 'Consultations', value: format(consultations?.total), to: adminViewPath('bookings') },
      ]}
    />
  );
}
