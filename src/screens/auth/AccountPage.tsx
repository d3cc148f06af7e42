import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageMeta } from '../../ui/PageMeta';
import text from '../../ui/text.module.css';
import { AccountForms } from './AccountForms';
import styles from './AccountPage.module.css';

/** The /account page, opened by 'My Account' (docs/decisions/0005). The admin panel shows its forms in a view of its own. */
export function AccountPage() {
  const user = useAppSelector(selectUser);
  return (
    <div className={`${text.page} ${styles.page}`}>
      <PageMeta title="My Account" />
      <div className={styles.head}>
        {user?.role === 'admin' ? (
          <Link className={styles.back} to={paths.admin}>
            Back to the admin panel
          </Link>
        ) : null}
        <h1 className={text.display}>My Account</h1>
      </div>
      <AccountForms headingLevel={2} />
    </div>
  );
}
