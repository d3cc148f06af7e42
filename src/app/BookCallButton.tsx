import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '../ui/toast';
import styles from './BookCallButton.module.css';

const load = () => import(/* webpackChunkName: 'dialog' */ '../screens/consultation/ConsultationDialog');
const prepare = () => void load().catch(() => undefined);
type Dialog = Awaited<ReturnType<typeof load>>['ConsultationDialog'];

const NOT_LOADED = 'This form could not be loaded. Please check your connection and try again.';

/**
 * Spec §2: the floating 'Book Private Call' button and the modal that it opens. Back leaves the modal behind. Not by
 * React's `lazy`, which would never try again what has failed once.
 */
export function BookCallButton() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ on: string; Dialog: Dialog } | null>(null);
  if (opened !== null && opened.on !== pathname) setOpened(null);

  const open = () =>
    void load().then(
      ({ ConsultationDialog }) => setOpened({ on: pathname, Dialog: ConsultationDialog }),
      () => notify(NOT_LOADED, 'error'),
    );

  return (
    <>
      <button
        type="button"
        className={styles.floatingButton}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        Book Private Call
      </button>
      {opened ? <opened.Dialog onClose={() => setOpened(null)} /> : null}
    </>
  );
}
