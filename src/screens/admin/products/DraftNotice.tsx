import { Button } from '../../../ui/Button';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** Whether the form shows a restored draft. */
  isShown: boolean;
  message: string;
  /** Label of the button. */
  discard: string;
  onDiscard: () => void;
}

/**
 * Says that a form shows a draft from an earlier visit, with a button that discards it. The live region is rendered
 * without the notice as well, because screen readers announce only changes of a region that they know.
 */
export function DraftNotice({ isShown, message, discard, onDiscard }: DraftNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      {isShown ? (
        <>
          <p>{message}</p>
          <Button variant="text" onClick={onDiscard}>
            {discard}
          </Button>
        </>
      ) : null}
    </div>
  );
}
