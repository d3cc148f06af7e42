import { getErrorMessage } from '../../../store/api';
import { type Passkey, useDeletePasskeyMutation, useListPasskeysQuery } from '../../../store/passkeys';
import { Button } from '../../ui/Button';
import { confirmAction } from '../../ui/confirmAction';
import { useSingleFlight } from '../../ui/singleFlight';
import { Spinner } from '../../ui/Spinner';
import { notify } from '../../ui/toast';
import { AddPasskeyForm } from './AddPasskeyForm';
import styles from './form.module.css';
import { passkeyMessages } from './passkeyMessages';
import passkeyStyles from './Passkeys.module.css';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The passkeys of the signed-in admin, and the form that adds one. Only a sentence if the provider has none. */
export default function Passkeys() {
  const { data, error, refetch } = useListPasskeysQuery();
  if (error) {
    if ('status' in error && error.status === 404) return <p>Passkeys are not available.</p>;
    return (
      <div className={styles.form} role="alert">
        <p>{passkeyMessages.listFailed}</p>
        <p>
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      </div>
    );
  }
  if (!data) return <Spinner label="Loading your passkeys…" />;
  return (
    <div className={styles.form}>
      {data.passkeys.length === 0 ? null : (
        <ul className={passkeyStyles.list} aria-label="Your passkeys">
          {data.passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} isRequired={data.required && data.passkeys.length === 1} />
          ))}
        </ul>
      )}
      <AddPasskeyForm />
    </div>
  );
}

/** `isRequired`: the user may not remove this passkey, because admins must have one. */
function Row({ passkey: { id, name, createdAt, lastUsedAt }, isRequired }: { passkey: Passkey; isRequired: boolean }) {
  const [deletePasskey, { isLoading }] = useDeletePasskeyMutation();
  const remove = useSingleFlight(async () => {
    if (!(await confirmAction({ question: passkeyMessages.removeQuestion, action: 'Remove' }))) return;
    try {
      await deletePasskey({ id }).unwrap();
      notify(passkeyMessages.removed, 'success');
    } catch (error) {
      notify(getErrorMessage(error, passkeyMessages.notRemoved), 'error');
    }
  });
  const dates = [
    createdAt === null ? [] : `Added ${dateFormat.format(new Date(createdAt))}`,
    lastUsedAt === null ? [] : `last used ${dateFormat.format(new Date(lastUsedAt))}`,
  ].flat();
  return (
    <li className={passkeyStyles.row}>
      <div>
        <p>{name}</p>
        <p className={passkeyStyles.dates}>{dates.join(', ')}</p>
      </div>
      {isRequired ? null : (
        <Button
          variant="outlined"
          aria-label={`Remove ${name}`}
          aria-disabled={isLoading}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
