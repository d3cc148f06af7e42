import { useLazyExportRequestsQuery, type RequestKind, type RequestSort } from '../../../../store/requests';
import { useLiveUpdates } from '../../../../store/live';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { useSelection } from '../selection/useSelection';
import { useOpenedId } from '../useOpenedId';
import { ViewActions } from '../ViewActions';
import { ViewSection } from '../ViewSection';
import { saveExport } from './saveExport';
import { RequestFilters } from './RequestFilters';
import { RequestPanel } from './RequestPanel';
import { RequestTable } from './RequestTable';
import { useRequestTable } from './useRequestTable';
import { selectableRequests } from './useSelectAllRequests';

/** The Request Management view: all requests for a consultation or a call, unanswered ones first. */
export const RequestsView = () => <RequestList title="Request Management" kind="" initialSort="due" />;

/** The Consultation Bookings view: the requests from the consultation page, the next visits first. */
export const BookingsView = () => <RequestList title="Consultation Bookings" kind="consultation" initialSort="visit" />;

interface RequestListProps {
  title: string;
  /** The kind of requests that the list shows at first; empty for all. */
  kind: RequestKind | '';
  /** The sort order at first. */
  initialSort: RequestSort;
}

/** A table of requests with its filters. The URL's `request` parameter holds the id of the request in the panel. */
function RequestList({ title, kind, initialSort }: RequestListProps) {
  const requests = useRequestTable(kind, initialSort);
  const selection = useSelection(selectableRequests(requests.data?.requests ?? []));
  const { id, open, close } = useOpenedId('request');
  // A backend that stores no requests need not have live updates either.
  useLiveUpdates(requests.data !== undefined);
  const { error, data } = requests;
  if (error && 'status' in error && error.status === 404) return <p>{messages.requestsUnknown}</p>;
  return (
    <ViewSection title={title} actions={<Export filters={requests.query} />}>
      <RequestFilters table={requests} selection={selection} hasAllKinds={kind === ''} />
      <RequestTable requests={requests} selection={selection} onOpen={open} />
      {id === null ? null : (
        <RequestPanel
          id={id}
          listed={data?.requests.find((request) => request.id === id)}
          assignees={data?.assignees ?? []}
          order={data?.requests.map((request) => request.id) ?? []}
          onOpen={open}
          onClose={close}
        />
      )}
    </ViewSection>
  );
}

function Export({ filters }: { filters: ReturnType<typeof useRequestTable>['query'] }) {
  const [loadExport, { isFetching }] = useLazyExportRequestsQuery();
  const save = () =>
    void loadExport(filters)
      .unwrap()
      .then(saveExport, () => notifyResult(messages.exportFailed));
  const label = isFetching ? 'Exporting...' : 'Export';
  return <ViewActions actions={[{ label, onSelect: save, control: 'export', isBusy: isFetching }]} />;
}
