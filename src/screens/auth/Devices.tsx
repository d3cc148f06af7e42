import { useRef } from 'react';
import { getErrorMessage } from '../../../store/api';
import { type OwnSession, useEndSessionMutation, useListSessionsQuery } from '../../../store/ownSessions';
import { describeDevice } from '../../domain/describeDevice';
import { Button } from '../../ui/Button';
import { confirmAction } from '../../ui/confirmAction';
import { useSingleFlight } from '../../ui/singleFlight';
import text from '../../ui/text.module.css';
import { notify } from '../../ui/toast';
import styles from './AccountForms.module.css';
import { deviceMessages } from './deviceMessages';
import listStyles from './Passkeys.module.css';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/**
 * Section with the devices on which the user is signed in, each with a button that signs it out. Renders nothing until
 * they are loaded, or if the provider does not list them.
 */
export default function Devices({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const isUnknown = !data && (!error || ('status' in error && error.status === 404));
  if (isUnknown || data?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="devices">
      <div>
        <Heading id="devices" className={headingLevel === 2 ? text.title : text.name}>
          Your devices
        </Heading>
        <p className={text.body}>
          You are signed in on these devices. If you do not know one of them, sign it out and change your password.
        </p>
      </div>
      {data ? (
        // The list gets the focus when a device is signed out, because its button disappears.
        <ul ref={list} className={listStyles.list} tabIndex={-1} aria-labelledby="devices">
          {data.map((session) => (
            <Row key={session.id} session={session} onSignedOut={() => list.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      ) : (
        <div role="alert">
          <p>{deviceMessages.listFailed}</p>
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  session: OwnSession;
  onSignedOut: () => void;
}

function Row({ session: { id, userAgent, lastUsedAt, isCurrent }, onSignedOut }: RowProps) {
  const [endSession, { isLoading }] = useEndSessionMutation();
  const device = describeDevice(userAgent);
  const lastUsed = lastUsedAt === null ? '' : `Last used ${dateFormat.format(new Date(lastUsedAt))}`;
  const signOut = useSingleFlight(async () => {
    if (!(await confirmAction({ question: deviceMessages.signOutQuestion(device), action: 'Sign out' }))) return;
    try {
      await endSession({ id }).unwrap();
      notify(deviceMessages.signedOut(device), 'success');
      onSignedOut();
    } catch (error) {
      notify(getErrorMessage(error, deviceMessages.notSignedOut), 'error');
    }
  });
  return (
    <li className={listStyles.row}>
      <div>
        <p>{device}</p>
        <p className={listStyles.dates}>{isCurrent ? 'This device' : lastUsed}</p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outlined"
          aria-label={`Sign out ${device}. ${lastUsed}`}
          aria-disabled={isLoading}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
