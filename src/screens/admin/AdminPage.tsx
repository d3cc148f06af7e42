import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUser, signOut } from '../../../store/session';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import text from '../../ui/text.module.css';
import styles from './SignInCard.module.css';

/** Spec §2: the admin dashboard. Its views come with their own issue; who is here may look in and leave again. */
export function AdminPage() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  return (
    <main className={styles.page}>
      <PageHead title="Admin" />
      <div className={styles.card}>
        <p className={text.label}>Administrator</p>
        <h1 className={text.title}>Welcome, {user?.firstName || 'Admin'}</h1>
        <p className={text.body}>The panel is being furnished.</p>
        <Button look="outlined" onClick={() => dispatch(signOut())}>
          Logout
        </Button>
      </div>
    </main>
  );
}
