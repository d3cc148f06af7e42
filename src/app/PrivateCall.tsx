import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './PrivateCall.module.css';

const load = () => import(/* webpackChunkName: 'dialog' */ '../screens/consultation/ConsultationDialog');
const ConsultationDialog = lazy(() => load().then((module) => ({ default: module.ConsultationDialog })));

/** Spec §2: the floating 'Book Private Call' button and the modal that it opens. Back leaves the modal behind. */
export function PrivateCall() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== pathname) setOpenOn(null);

  return (
    <>
      <button
        type="button"
        className={styles.call}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpenOn(pathname)}
      >
        Book Private Call
      </button>
      {openOn === pathname ? (
        <Suspense fallback={null}>
          <ConsultationDialog onClose={() => setOpenOn(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
