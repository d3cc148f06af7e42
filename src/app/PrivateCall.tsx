import { lazy, Suspense, useState } from 'react';
import styles from './PrivateCall.module.css';

const load = () => import('../screens/consultation/ConsultationDialog');
const ConsultationDialog = lazy(() => load().then((module) => ({ default: module.ConsultationDialog })));

/** Spec §2: the floating 'Book Private Call' button and the modal that it opens. */
export function PrivateCall() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.call}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        Book Private Call
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ConsultationDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
