import { lazy, type ComponentType } from 'react';
import { storesRequests } from '../domain/storesRequests';
import { paths, patterns } from '../paths';

/** A lazy page component, and the function that loads its chunk. */
interface LazyPage {
  page: ComponentType;
  load: () => Promise<unknown>;
}

/** One row of the route table (docs/specification.md §2). */
export interface AppRoute extends LazyPage {
  path: string;
  /** `public`: with the shared header and footer. `plain`: without them, for account and admin pages. */
  layout: 'public' | 'plain';
  /** `static`: prerendered by the build. `server`: rendered on request, with data. Undefined: in the browser only. */
  rendering?: 'static' | 'server';
  /** Users who may see the page: all signed-in users, or administrators only. If undefined, everyone may. */
  access?: 'signed-in' | 'admin';
  /** Title of the page while the stored session is being read. Set if `access` is. */
  title?: string;
  /** Whether the shop has this page. If it returns false, the URL redirects to the home page. */
  exists?: () => boolean;
  /** Loads the chunk of the sign-in screen that guests see in place of the page. */
  loadForGuests?: () => Promise<unknown>;
}

/**
 * Returns a page whose chunk is loaded when it is first rendered, or earlier by `load`. A page whose chunk is loaded
 * renders without suspending: React would show the fallback of a new Suspense boundary for at least 300 ms.
 */
function lazyPage<Name extends string>(importPage: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  type Page = { default: ComponentType };
  let loaded: Page | undefined;
  const load = () => importPage().then((module) => (loaded = { default: module[name] }));
  // React does not suspend on a thenable that resolves synchronously: it reads the result immediately.
  // oxlint-disable-next-line unicorn/no-thenable
  const loadedPage = { then: (resolve: (page: Page | undefined) => void) => resolve(loaded) } as Promise<Page>;
  return { page: lazy(() => (loaded ? loadedPage : load())), load };
}

// Keep chunk names short: the webpack runtime contains all of them, and every page loads it.
const legal = () => import(/* webpackChunkName: 'legal' */ '../screens/marketing/LegalPage');
// One chunk for all account pages, because they link to each other and share form components.
const accounts = () => import(/* webpackChunkName: 'accounts' */ '../screens/auth');
const admin = () => import(/* webpackChunkName: 'admin' */ './AdminRoute');
// A chunk of its own, so that the admin panel loads neither the API nor the form libraries for its first screen.
const adminSignIn = () => import(/* webpackChunkName: 'adminSignIn' */ '../screens/admin/signIn');

const staticPage = (path: string, page: LazyPage): AppRoute => ({
  path,
  ...page,
  layout: 'public',
  rendering: 'static',
});
const serverPage = (path: string, page: LazyPage): AppRoute => ({
  path,
  ...page,
  layout: 'public',
  rendering: 'server',
});
/** A page with a sign-in, registration, recovery or verification form (docs/specification.md §2.11). */
const formPage = (path: string, page: LazyPage): AppRoute => ({ path, ...page, layout: 'plain', rendering: 'static' });

// The style guide exists in development only; webpack removes it from production builds.
const developmentRoutes: AppRoute[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/styleguide',
          ...lazyPage(() => import('./Styleguide'), 'Styleguide'),
          layout: 'plain',
        },
      ]
    : [];

export const routes: readonly AppRoute[] = [
  ...developmentRoutes,
  staticPage(
    paths.home,
    lazyPage(() => import(/* webpackChunkName: 'home' */ '../screens/marketing/HomePage'), 'HomePage'),
  ),
  staticPage(
    paths.experiences,
    lazyPage(
      () => import(/* webpackChunkName: 'experiences' */ '../screens/marketing/ExperiencesPage'),
      'ExperiencesPage',
    ),
  ),
  staticPage(
    paths.designInstallation,
    lazyPage(
      () => import(/* webpackChunkName: 'design' */ '../screens/marketing/DesignInstallationPage'),
      'DesignInstallationPage',
    ),
  ),
  staticPage(
    paths.scienceProof,
    lazyPage(
      () => import(/* webpackChunkName: 'science' */ '../screens/marketing/ScienceProofPage'),
      'ScienceProofPage',
    ),
  ),
  staticPage(
    paths.about,
    lazyPage(() => import(/* webpackChunkName: 'about' */ '../screens/marketing/AboutPage'), 'AboutPage'),
  ),
  staticPage(
    paths.consultation,
    lazyPage(() => import(/* webpackChunkName: 'consultation' */ '../screens/consultation'), 'ConsultationPage'),
  ),
  staticPage(paths.impressum, lazyPage(legal, 'ImpressumPage')),
  staticPage(paths.datenschutz, lazyPage(legal, 'DatenschutzPage')),
  staticPage(paths.terms, lazyPage(legal, 'TermsPage')),
  serverPage(
    paths.products,
    lazyPage(() => import(/* webpackChunkName: 'products' */ '../screens/catalogue/ProductsPage'), 'ProductsPage'),
  ),
  serverPage(
    patterns.product,
    lazyPage(() => import(/* webpackChunkName: 'product' */ '../screens/catalogue/ProductPage'), 'ProductPage'),
  ),
  { ...staticPage(paths.account, lazyPage(accounts, 'AccountPage')), access: 'signed-in', title: 'My Account' },
  {
    ...staticPage(
      paths.bookings,
      lazyPage(() => import(/* webpackChunkName: 'bookings' */ '../screens/consultation/BookingsPage'), 'BookingsPage'),
    ),
    access: 'signed-in',
    title: 'Bookings',
    exists: storesRequests,
  },
  formPage(paths.login, lazyPage(accounts, 'LoginPage')),
  formPage(paths.signup, lazyPage(accounts, 'SignupPage')),
  formPage(paths.forgotPassword, lazyPage(accounts, 'ForgotPasswordPage')),
  formPage(patterns.resetPassword, lazyPage(accounts, 'ResetPasswordPage')),
  formPage(patterns.verifyEmail, lazyPage(accounts, 'VerifyEmailPage')),
  formPage(paths.adminLogin, lazyPage(adminSignIn, 'AdminLoginPage')),
  {
    path: patterns.admin,
    ...lazyPage(admin, 'AdminRoute'),
    layout: 'plain',
    rendering: 'static',
    access: 'admin',
    title: 'Admin',
    loadForGuests: adminSignIn,
  },
];
