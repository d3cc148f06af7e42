import { useAppDispatch } from '../../../store/hooks';
import { signOut } from '../../../store/session';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { PageMeta } from '../../ui/PageMeta';
import text from '../../ui/text.module.css';
import styles from './SignInCard.module.css';

/** Screen for signed-in users who open an admin page but are not administrators (docs/specification.md §2). */
export function AccessDenied() {
  const dispatch = useAppDispatch();
  return (
    <main className={styles.page}>
      <PageMeta title="Access Denied" />
      <div className={styles.card}>
        <h1 className={text.title}>Access Denied</h1>
        <p>You don't have permission to access this area.</p>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
        <Button variant="text" onClick={() => dispatch(signOut())}>
          Sign in with another account
        </Button>
      </div>
    </main>
  );
}
