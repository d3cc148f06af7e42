import { Button } from '../../../ui/Button';
import styles from './RemovedNotice.module.css';

interface RemovedNoticeProps {
  message: string;
  onUndo: () => void;
}

/** Says that an entry of a list has been removed, with a button that restores it. */
export function RemovedNotice({ message, onUndo }: RemovedNoticeProps) {
  return (
    <p className={styles.notice}>
      {message}
      <Button variant="text" data-control="undo" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
