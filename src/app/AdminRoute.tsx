import { lazy } from 'react';
import { AdminPage } from '../screens/admin';

const AccountForms = lazy(() =>
  import(/* webpackChunkName: 'accounts' */ '../screens/auth').then((m) => ({ default: m.AccountForms })),
);

const accountForms = <AccountForms headingLevel={3} />;

/** The admin panel. Its account view has the forms of the account page, because a screen must not import another one. */
export const AdminRoute = () => <AdminPage accountForms={accountForms} />;
