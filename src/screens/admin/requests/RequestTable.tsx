import type { StaffRequest } from '../../../../store/requests';
import { kindLabels, statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { Email } from '../Email';
import { EmptyList } from '../EmptyList';
import { ListSkeleton } from '../ListSkeleton';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { openOnRowClick } from '../openOnRowClick';
import { Pagination } from '../Pagination';
import { CardArrow, CardList, RowCard, SelectableCard } from '../RowCard';
import { ScrollableTable } from '../ScrollableTable';
import { SelectPage, SelectRow } from '../selection/SelectCheckbox';
import type { Selection } from '../selection/useSelection';
import { SortableHeading } from '../SortableHeading';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { useCards } from '../useCards';
import { BulkActions } from './BulkActions';
import { describeRequest } from './describeRequest';
import { formatMoment } from './formatMoment';
import styles from './RequestTable.module.css';
import { Due } from './Due';
import { useNow } from './useNow';
import type { RequestTableState } from './useRequestTable';

/** Colour of each status. */
export const tones = {
  new: 'open',
  contacted: 'quiet',
  visit_arranged: 'planned',
  won: 'good',
  lost: 'closed',
} as const;

interface RequestTableProps {
  requests: RequestTableState;
  selection: Selection<StaffRequest>;
  onOpen: (id: string) => void;
}

/** The table of requests: unanswered ones first, with the time that is left of the promised 24 hours. */
export function RequestTable({ requests, selection, onOpen }: RequestTableProps) {
  const { data, shown, isOutdated, isError, refetch } = requests;
  return (
    <>
      {isError ? <LoadError message={messages.requestsFailed} onRetry={() => void refetch()} /> : null}
      {shown || isError ? null : <ListSkeleton />}
      {shown ? (
        <Rows rows={shown.requests} requests={requests} selection={selection} busy={isOutdated} onOpen={onOpen} />
      ) : null}
      {shown?.requests.length === 0 ? (
        <EmptyList
          noMatch={messages.requestsNoMatch}
          none={messages.requestsNone}
          isFiltered={requests.isFiltered}
          onClear={requests.filtersCleared}
        />
      ) : null}
      <BulkActions requests={requests} selection={selection} />
      {data ? <Pagination page={requests.page} pages={data.totalPages} onPage={requests.pageChosen} /> : null}
    </>
  );
}

interface RowsProps extends RequestTableProps {
  rows: StaffRequest[];
  busy: boolean;
}

function Rows({ rows, requests, selection, busy, onOpen }: RowsProps) {
  const now = useNow();
  const hasCards = useCards();
  const heading = { sort: requests.sort, onChoose: requests.columnChosen };
  if (hasCards) {
    return (
      <CardList label="Requests" busy={busy}>
        {rows.map((request) => (
          <Card key={request.id} request={request} selection={selection} now={now} onOpen={onOpen} />
        ))}
      </CardList>
    );
  }
  return (
    <div className={styles.table}>
      <ScrollableTable label="Requests" busy={busy} isFixed>
        <thead>
          <tr>
            <th scope="col" data-column="select" aria-label="Selection">
              <SelectPage selection={selection} label="Select all requests of this page" />
            </th>
            <SortableHeading column="name" label="Name" {...heading} />
            <th scope="col">Request</th>
            <SortableHeading column="createdAt" label="Received" {...heading} />
            <SortableHeading column="status" label="Status" {...heading} />
            <SortableHeading column="visit" label="Visit" {...heading} />
            <th scope="col">Assignee</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((request) => (
            <Row key={request.id} request={request} selection={selection} now={now} onOpen={onOpen} />
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

interface RowProps {
  request: StaffRequest;
  selection: Selection<StaffRequest>;
  now: number;
  onOpen: (id: string) => void;
}

function OpenButton({ request, onOpen }: Pick<RowProps, 'request' | 'onOpen'>) {
  return (
    <Button
      {...shortcutTarget('open')}
      data-row={request.id}
      variant="text"
      aria-label={`Open request ${request.reference}`}
      onClick={() => onOpen(request.id)}
    >
      Open
    </Button>
  );
}

function Card({ request, selection, now, onOpen }: RowProps) {
  const { name, reference, kind, createdAt, status, visitAt, assignee } = request;
  const title = name ?? 'Deleted';
  const texts = (
    <>
      <span>
        {kindLabels[kind]}, {describeRequest(request)}
      </span>
      <span className={styles.line}>
        <span className={table.status} data-tone={tones[status]}>
          {statusLabels[status]}
        </span>
        <Due request={request} now={now} />
        <Visit visitAt={visitAt} />
        {assignee ? <span>{assignee.name}</span> : null}
      </span>
    </>
  );
  if (selection.isSelecting && !request.isAnonymised) {
    return (
      <SelectableCard
        title={title}
        label={`Select request ${reference}, ${title}`}
        isSelected={selection.isSelected(request.id)}
        onToggle={() => selection.toggle(request)}
      >
        {texts}
      </SelectableCard>
    );
  }
  return (
    <RowCard
      title={title}
      note={
        <time className={styles.received} dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      }
      open={{ id: request.id, label: `Open request ${reference}, ${title}`, run: () => onOpen(request.id) }}
      actions={<CardArrow />}
    >
      {texts}
    </RowCard>
  );
}

/** The time of the arranged visit. Renders nothing if there is none. */
const Visit = ({ visitAt }: { visitAt: string | null }) =>
  visitAt === null ? null : <time dateTime={visitAt}>{formatMoment(visitAt)}</time>;

function Row({ request, selection, now, onOpen }: RowProps) {
  const { name, email, kind, createdAt, assignee } = request;
  return (
    <tr className={table.row} onClick={openOnRowClick(() => onOpen(request.id))}>
      <td>
        {request.isAnonymised ? null : (
          <SelectRow selection={selection} label={`Select request ${request.reference}`} row={request} />
        )}
      </td>
      <th scope="row">
        {name ?? 'Deleted'}
        {email === null ? null : <Email address={email} />}
      </th>
      <td>
        {kindLabels[kind]}
        <span className={styles.detail}>{describeRequest(request)}</span>
      </td>
      <td className={table.figure}>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        <Due request={request} now={now} />
      </td>
      <td>
        <span className={table.status} data-tone={tones[request.status]}>
          {statusLabels[request.status]}
        </span>
        <span className={styles.visit}>
          <Visit visitAt={request.visitAt} />
        </span>
      </td>
      <td data-column="visit">
        <Visit visitAt={request.visitAt} />
      </td>
      <td>{assignee?.name ?? <span className={styles.detail}>Nobody</span>}</td>
      <td>
        <OpenButton request={request} onOpen={onOpen} />
      </td>
    </tr>
  );
}
