import { useGetRequestQuery, type Assignee, type RequestDetails, type StaffRequest } from '../../../../store/requests';
import { budgets, labelOf, projectTypes, timelines } from '../../../domain/consultationOptions';
import { kindLabels, statusLabels } from '../../../domain/requestLabels';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import text from '../../../ui/text.module.css';
import { Email } from '../Email';
import { Neighbours } from '../Neighbours';
import { RowLoadError } from '../RowLoadError';
import table from '../table.module.css';
import { leaveForm } from '../../../ui/unsavedChanges';
import { emailUrl, phoneUrl } from './contact';
import { ContactButtons } from './ContactButtons';
import { NoteForm } from './NoteForm';
import { PersonalData } from './PersonalData';
import { AssignmentForm } from './AssignmentForm';
import { StatusButtons } from './StatusButtons';
import { RequestHistory } from './RequestHistory';
import styles from './RequestPanel.module.css';
import { Due } from './Due';
import { tones } from './RequestTable';
import { useNow } from './useNow';
import { useRequestDraft } from './useRequestDraft';
import { useSaveRequest } from './useSaveRequest';

interface RequestPanelProps {
  id: string;
  /** The request as it is in the list; undefined if the list does not show it. */
  listed: StaffRequest | undefined;
  assignees: Assignee[];
  /** Ids of the requests in the list, in its order. */
  order: readonly string[];
  /** Opens another request in the panel. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Drawer with one request: its fields, status, assignee, notes and history, and the person's other requests. */
export function RequestPanel({ id, listed, assignees, order, onOpen, onClose }: RequestPanelProps) {
  const { currentData: data, error, refetch } = useGetRequestQuery({ id });
  // Shown at once, while the notes and the history are loading.
  const request = data?.request ?? listed;
  return (
    <Dialog
      title={request ? (request.name ?? `Request ${request.reference}`) : 'Request'}
      onClose={() => leaveForm(onClose)}
      shape="drawer"
      controls={
        <Neighbours
          label="Requests of the list"
          id={id}
          order={order}
          onOpen={(other) => leaveForm(() => onOpen(other))}
        />
      }
    >
      {request ? <Fields request={request} /> : null}
      {data ? (
        <Details key={id} details={data} assignees={assignees} onOpen={onOpen} onClose={onClose} />
      ) : error ? (
        <RowLoadError row="request" error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading request..." />
      )}
    </Dialog>
  );
}

interface DetailsProps extends Pick<RequestPanelProps, 'assignees' | 'onOpen' | 'onClose'> {
  details: RequestDetails;
}

/** The forms of a loaded request, its history and the person's other requests. */
function Details({ details, assignees, onOpen, onClose }: DetailsProps) {
  const { request, others, history } = details;
  const draft = useRequestDraft(request);
  const saving = useSaveRequest(details, draft);
  const isEditable = !request.isAnonymised;
  return (
    <>
      {isEditable ? (
        <>
          <AssignmentForm details={details} draft={draft} saving={saving} assignees={assignees} />
          <NoteForm id={request.id} />
        </>
      ) : null}
      <Others others={others} onOpen={(other) => leaveForm(() => onOpen(other))} />
      <RequestHistory history={history} />
      {isEditable ? (
        <>
          <PersonalData request={request} onDeleted={onClose} />
          <StatusButtons details={details} draft={draft} saving={saving} />
        </>
      ) : null}
    </>
  );
}

function Fields({ request }: { request: StaffRequest }) {
  const { reference, kind, email, phone, location, projectType, timeline, budget, message, product } = request;
  const now = useNow();
  const facts: [label: string, value: string | null][] = [
    ['Location', location],
    ['Project type', projectType && labelOf(projectTypes, projectType)],
    ['Timeline', timeline && labelOf(timelines, timeline)],
    ['Budget', budget && labelOf(budgets, budget)],
  ];
  return (
    <>
      <p className={styles.summary}>
        {reference} <span>{kindLabels[kind]}</span>{' '}
        <span className={table.status} data-tone={tones[request.status]}>
          {statusLabels[request.status]}
        </span>{' '}
        <Due request={request} now={now} />
      </p>
      <ContactButtons request={request} />
      <dl className={styles.facts}>
        {request.isAnonymised ? <Fact label="Name">Deleted</Fact> : null}
        {email === null ? null : (
          <Fact label="Email">
            <a href={emailUrl(request)} aria-label={email}>
              <Email address={email} />
            </a>
          </Fact>
        )}
        {phone === null ? null : (
          <Fact label="Phone">
            <a href={phoneUrl(request)}>{phone}</a>
          </Fact>
        )}
        {product ? (
          <Fact label="Product">
            <Link to={paths.product(product.slugOrId)}>{product.name}</Link>
          </Fact>
        ) : null}
        {facts.map(([label, value]) =>
          value === null ? null : (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
        {message === null ? null : (
          <Fact label="Message">
            <span className={styles.message}>{message}</span>
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Others({ others, onOpen }: { others: RequestDetails['others']; onOpen: (id: string) => void }) {
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="others">
      <h3 id="others" className={text.label}>
        Other requests from this person
      </h3>
      <ul className={styles.others}>
        {others.map(({ id, reference, kind, status, product }) => (
          <li key={id}>
            <Button variant="text" aria-label={`Open request ${reference}`} onClick={() => onOpen(id)}>
              {reference}
            </Button>{' '}
            {product?.name ?? kindLabels[kind]}, {statusLabels[status].toLowerCase()}
          </li>
        ))}
      </ul>
    </section>
  );
}
