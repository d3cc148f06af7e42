import type { ReactNode } from 'react';
import { getErrorMessage } from '../../../../store/api';
import { useAppSelector } from '../../../../store/hooks';
import { selectUser } from '../../../../store/session';
import {
  useDeleteUserPasskeysMutation,
  useEndUserSessionsMutation,
  useUpdateUserMutation,
  type UserChanges,
  type UserRow,
} from '../../../../store/users';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { Dialog } from '../../../ui/Dialog';
import { Link } from '../../../ui/Link';
import { useSingleFlight } from '../../../ui/singleFlight';
import { ChoiceForm } from '../ChoiceForm';
import { confirmations } from '../confirmations';
import { Email } from '../Email';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { shortcutTarget } from '../shortcutTarget';
import { leaveForm } from '../../../ui/unsavedChanges';
import { adminViewPath } from '../useAdminView';
import { dateTimeFormat, formatRole, fullName, roleOptions } from './labels';
import styles from './users.module.css';
import { UserStatus } from './UserTable';

interface UserPanelProps {
  user: UserRow;
  /** Controls beside the title. */
  controls: ReactNode;
  /** Called with the account after each change. */
  onChanged: (user: UserRow) => void;
  onClose: () => void;
}

/** Drawer with one account: its role, status, last sign-in and sessions, and the actions on them. */
export function UserPanel({ user, controls, onChanged, onClose }: UserPanelProps) {
  const isOwn = useAppSelector(selectUser)?.email === user.email;
  return (
    <Dialog
      title={fullName(user) || user.email}
      onClose={() => leaveForm(onClose)}
      shape="drawer"
      isNarrow
      controls={controls}
    >
      <Facts user={user} hasRole={isOwn} />
      {isOwn ? (
        <p>
          This is your own account. Only another admin can change its role or deactivate it. Your name, your password
          {user.passkeys === null ? '' : ', your passkeys'} and your phone number are in{' '}
          <Link to={adminViewPath('account')}>My Account</Link>.
        </p>
      ) : (
        <Actions key={user.id} user={user} onChanged={onChanged} />
      )}
    </Dialog>
  );
}

/** Without `hasRole`, the role is left out, because the actions show it in a field. */
function Facts({ user, hasRole }: { user: UserRow; hasRole: boolean }) {
  const { email, role, state, since, lastSignInAt, sessions, passkeys } = user;
  const formatTime = (date: string | null) => (date === null ? 'Never' : dateTimeFormat.format(new Date(date)));
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(email)}`} aria-label={email}>
          <Email address={email} />
        </a>
      </dd>
      {hasRole ? (
        <>
          <dt>Role</dt>
          <dd>{formatRole(role)}</dd>
        </>
      ) : null}
      <dt>Status</dt>
      <dd>
        <UserStatus state={state} />
      </dd>
      <dt>Created</dt>
      <dd>{formatTime(since)}</dd>
      <dt>Last sign-in</dt>
      <dd>{formatTime(lastSignInAt)}</dd>
      <dt>Signed in on</dt>
      <dd>{sessions === 1 ? '1 device' : `${sessions ?? 0} devices`}</dd>
      {passkeys === null ? null : (
        <>
          <dt>Passkeys</dt>
          <dd>{passkeys === 0 ? 'None' : passkeys}</dd>
        </>
      )}
    </dl>
  );
}

function Actions({ user, onChanged }: Pick<UserPanelProps, 'user' | 'onChanged'>) {
  const { id, email, role, verified, state, sessions, passkeys } = user;
  const isDeactivated = state === 'deactivated';
  // The backend refuses it: anybody could have registered the address.
  const canBeAdmin = verified || role === 'admin';
  const name = fullName(user) || email;
  const [update, updating] = useUpdateUserMutation();
  const [endSessions, ending] = useEndUserSessionsMutation();
  const [deletePasskeys, deleting] = useDeleteUserPasskeysMutation();
  const busy = updating.isLoading || ending.isLoading || deleting.isLoading;

  /** Makes a change, unless another one is running, and shows its result. */
  const run = useSingleFlight(async (change: () => Promise<UserRow>, message: string) => {
    try {
      onChanged(await change());
      notifyResult(message);
    } catch (error) {
      notifyResult(getErrorMessage(error, messages.userNotSaved));
    }
  });
  const save = (userChanges: UserChanges) =>
    void run(() => update({ id: id ?? '', userChanges }).unwrap(), messages.userSaved(name));
  const deactivate = async () => {
    if (await confirmAction(confirmations.deactivate(name))) save({ active: false });
  };
  const signOut = async () => {
    if (!(await confirmAction(confirmations.endSessions(name)))) return;
    await run(() => endSessions({ id: id ?? '' }).unwrap(), messages.sessionsEnded);
  };
  const removePasskeys = async () => {
    if (!(await confirmAction(confirmations.removePasskeys(name)))) return;
    await run(() => deletePasskeys({ id: id ?? '' }).unwrap(), messages.passkeysRemoved);
  };

  return (
    <div className={styles.form} role="group" aria-label="Actions">
      <ChoiceForm
        key={role}
        label="Role"
        shortcut="role"
        isGuarded
        value={role}
        options={roleOptions.map((option) => ({ ...option, disabled: option.value === 'admin' && !canBeAdmin }))}
        note={canBeAdmin ? undefined : messages.adminNotConfirmed}
        action="Save role"
        busy={busy}
        onSave={(chosen) => save({ role: chosen === 'admin' ? 'admin' : 'customer' })}
      />
      <div className={styles.buttons}>
        {sessions === 0 ? null : (
          <Button
            {...shortcutTarget('signOutUser')}
            variant="outlined"
            aria-disabled={busy}
            onClick={() => void signOut()}
          >
            Sign out on all devices
          </Button>
        )}
        {passkeys ? (
          <Button variant="outlined" aria-disabled={busy} onClick={() => void removePasskeys()}>
            Remove passkeys
          </Button>
        ) : null}
        {/* One button for both, so that it keeps the focus. */}
        <span className={isDeactivated ? undefined : styles.danger}>
          <Button
            {...shortcutTarget('userState')}
            variant={isDeactivated ? 'filled' : 'outlined'}
            aria-disabled={busy}
            onClick={() => (isDeactivated ? save({ active: true }) : void deactivate())}
          >
            {isDeactivated ? 'Reactivate' : 'Deactivate'}
          </Button>
        </span>
      </div>
    </div>
  );
}
