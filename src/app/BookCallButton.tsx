import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { PENDING_SUFFIX } from '../screens/consultation/pendingSuffix';
import { paths } from '../paths';
import { storesRequests } from '../domain/storesRequests';
import { trySessionStorage } from '../ui/draftOwner';
import { notify } from '../ui/toast';
import styles from './BookCallButton.module.css';

const loadDialog = () => import(/* webpackChunkName: 'dialog' */ '../screens/consultation/ConsultationDialog');
const preload = () => void loadDialog().catch(() => undefined);
type Dialog = Awaited<ReturnType<typeof loadDialog>>['ConsultationDialog'];

const NOT_LOADED = 'This form could not be loaded. Please check your connection and try again.';

/** Sends the requests again that were pending when the page was left (`sendRequest.ts`). */
function useResumedRequests(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const isPending = trySessionStorage((storage) => Object.keys(storage).some((key) => key.endsWith(PENDING_SUFFIX)));
    if (!isPending || !storesRequests()) return;
    void import(/* webpackChunkName: 'dialog' */ '../screens/consultation/sendRequest').then(
      ({ resumeRequests }) => resumeRequests(dispatch),
      // Opening a form or reloading the page tries again.
      () => undefined,
    );
  }, [dispatch]);
}

/**
 * The floating 'Book Private Call' button and the dialog that it opens (docs/specification.md §2). A navigation closes
 * the dialog. The dialog is imported without React's `lazy`, which never retries a failed import.
 */
export function BookCallButton() {
  useResumedRequests();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ pathname: string; Dialog: Dialog } | null>(null);
  if (opened !== null && opened.pathname !== pathname) setOpened(null);

  const open = () =>
    void loadDialog().then(
      ({ ConsultationDialog }) => setOpened({ pathname, Dialog: ConsultationDialog }),
      () => notify(NOT_LOADED, 'error'),
    );

  return (
    <>
      {/* On the account page it would lie on the forms. */}
      {pathname === paths.account ? null : (
        <button
          type="button"
          className={styles.floatingButton}
          aria-haspopup="dialog"
          title="Book Private Call"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M6 3h3l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z" />
          </svg>
          <span className={styles.words}>Book Private Call</span>
        </button>
      )}
      {opened ? <opened.Dialog onClose={() => setOpened(null)} /> : null}
    </>
  );
}
