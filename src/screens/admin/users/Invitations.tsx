import { getErrorMessage } from '../../../../store/api';
import {
  useInviteUserMutation,
  useListInvitationsQuery,
  useWithdrawInvitationMutation,
  type Invitation,
} from '../../../../store/users';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import text from '../../../ui/text.module.css';
import { confirmations } from '../confirmations';
import { LoadError } from '../LoadError';
import { Email } from '../Email';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { dateTimeFormat, fullName, roleLabels } from './labels';
import styles from './users.module.css';

const HEADING_ID = 'invitations';

/** The open invitations whose name or email address contains every word of the search. */
function useInvitations(search: string) {
  const { data, ...rest } = useListInvitationsQuery();
  const words = search.toLowerCase().split(/\s+/);
  const matches = (invitation: Invitation) => {
    const text = `${fullName(invitation)} ${invitation.email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return { ...rest, data: data?.filter(matches) };
}

interface InvitationsProps {
  /** The search of the list of users. */
  search: string;
}

/** A button that leads to the open invitations, which are below the list. Renders nothing if there are none. */
export function InvitationsLink({ search }: InvitationsProps) {
  const { data } = useInvitations(search);
  if (!data || data.length === 0) return null;
  return (
    <p className={styles.jump}>
      <Button variant="text" onClick={() => document.getElementById(HEADING_ID)?.focus()}>
        {data.length === 1 ? '1 open invitation' : `${data.length} open invitations`}
      </Button>
    </p>
  );
}

/** The invitations that have not been accepted and match the search. Renders nothing if there are none. */
export function Invitations({ search }: InvitationsProps) {
  const { data, isError, refetch } = useInvitations(search);
  if (isError) return <LoadError message={messages.invitationsFailed} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.invitations} aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID} tabIndex={-1} className={text.label}>
        Open invitations
      </h3>
      <ul>
        {data.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { id, email, firstName, lastName, role, expiresAt } = invitation;
  const [invite] = useInviteUserMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const sendAgain = useSingleFlight(async () => {
    try {
      await invite({ newInvitation: { email, firstName, lastName, role } }).unwrap();
      notifyResult(messages.invitedAgain(email));
    } catch (error) {
      notifyResult(getErrorMessage(error, messages.inviteFailed));
    }
  });
  const remove = useSingleFlight(async () => {
    if (!(await confirmAction(confirmations.withdraw(email)))) return;
    try {
      await withdraw({ id }).unwrap();
      notifyResult(messages.withdrawn);
    } catch (error) {
      notifyResult(getErrorMessage(error, messages.withdrawFailed));
    }
  });
  return (
    <li className={styles.invitation}>
      <p>
        {fullName(invitation)}, {roleLabels[role]}
        <span className={styles.detail}>
          <Email address={email} />, {validity(expiresAt)}
        </span>
      </p>
      <p className={styles.buttons}>
        <Button variant="text" aria-label={`Send again to ${email}`} onClick={() => void sendAgain()}>
          Send again
        </Button>
        <Button variant="text" aria-label={`Withdraw the invitation to ${email}`} onClick={() => void remove()}>
          Withdraw
        </Button>
      </p>
    </li>
  );
}

const validity = (expiresAt: string): string =>
  Date.parse(expiresAt) > Date.now() ? `valid until ${dateTimeFormat.format(new Date(expiresAt))}` : 'expired';
