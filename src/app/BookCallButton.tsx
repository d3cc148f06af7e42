import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '../ui/toast';
import styles from './BookCallButton.module.css';

const loadDialog = () => import(/* webpackChunkName: 'dialog' */ '../screens/consultation/ConsultationDialog');
const preload = () => void loadDialog().catch(() => undefined);
type Dialog = Awaited<ReturnType<typeof loadDialog>>['ConsultationDialog'];

const NOT_LOADED = 'This form could not be loaded. Please check your connection and try again.';

/**
 * The floating 'Book Private Call' button and the dialog that it opens (docs/specification.md §2). A navigation closes
 * the dialog. The dialog is imported without React's `lazy`, which never retries a failed import.
 */
export function BookCallButton() {
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
      <button
        type="button"
        className={styles.floatingButton}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        Book Private Call
      </button>
      {opened ? <opened.Dialog onClose={() => setOpened(null)} /> : null}
    </>
  );
}
