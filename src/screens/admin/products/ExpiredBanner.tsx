import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { sessionEnded } from '../../../../store/session';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { isAddedEntry } from '../../../ui/useBackToClose';
import { messages } from '../messages';
import styles from './ExpiredBanner.module.css';

/**
 * Session-expired banner with a Re-login button (docs/specification.md §8). Drafts and picked images are kept, and
 * restored after the user has signed in again.
 */
export function ExpiredBanner() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signInAgain = () => {
    dispatch(sessionEnded('all'));
    // Replace the history entry of the panel, so that Back leads to the list.
    void navigate(paths.adminLogin, { replace: isAddedEntry() });
  };
  return (
    <div className={styles.banner} role="alert">
      <p>{messages.sessionExpired}</p>
      <Button onClick={signInAgain}>Re-login</Button>
    </div>
  );
}
