import { lazy, type ComponentType } from 'react';
import { paths, patterns } from '../paths';

/** The part of the site in which a page comes, by a function that fetches it once. */
interface Part {
  page: ComponentType;
  load: () => Promise<unknown>;
}

/** Spec §2's routes as a table. */
export interface AppRoute extends Part {
  path: string;
  /** `public`: under the shared header and footer. `plain`: without them (sign-in and its relatives, admin). */
  layout: 'public' | 'plain';
  /** Rendered before it arrives: once by the build, into a file, or by the server on request, with what it asks for. */
  rendering?: 'static' | 'server';
  /** Behind the gate (spec §2): for everyone who is signed in, or for administrators only. */
  access?: 'signed-in' | 'admin';
}

function part<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Part {
  return { page: lazy(() => load().then((module): { default: ComponentType } => ({ default: module[name] }))), load };
}

// The names are short because the script that knows all parts is carried by every page.
const legal = () => import(/* webpackChunkName: 'legal' */ '../screens/marketing/LegalPage');
// Their pages lead to each other, and share their forms.
const session = () => import(/* webpackChunkName: 'accounts' */ '../screens/auth');
const admin = () => import(/* webpackChunkName: 'admin' */ '../screens/admin');

const publicPage = (path: string, page: Part): AppRoute => ({ path, ...page, layout: 'public', rendering: 'static' });
const fetchedPage = (path: string, page: Part): AppRoute => ({ path, ...page, layout: 'public', rendering: 'server' });
const plainPage = (path: string, page: Part): AppRoute => ({ path, ...page, layout: 'plain' });

// Only where React's own checks run: webpack leaves the page out of the site that is served.
const workshop: AppRoute[] =
  process.env.NODE_ENV === 'development'
    ? [
        plainPage(
          '/styleguide',
          part(() => import('./Styleguide'), 'Styleguide'),
        ),
      ]
    : [];

export const routes: readonly AppRoute[] = [
  ...workshop,
  publicPage(
    paths.home,
    part(() => import(/* webpackChunkName: 'home' */ '../screens/marketing/HomePage'), 'HomePage'),
  ),
  publicPage(
    paths.experiences,
    part(() => import(/* webpackChunkName: 'experiences' */ '../screens/marketing/ExperiencesPage'), 'ExperiencesPage'),
  ),
  publicPage(
    paths.designInstallation,
    part(
      () => import(/* webpackChunkName: 'design' */ '../screens/marketing/DesignInstallationPage'),
      'DesignInstallationPage',
    ),
  ),
  publicPage(
    paths.scienceProof,
    part(() => import(/* webpackChunkName: 'science' */ '../screens/marketing/ScienceProofPage'), 'ScienceProofPage'),
  ),
  publicPage(
    paths.about,
    part(() => import(/* webpackChunkName: 'about' */ '../screens/marketing/AboutPage'), 'AboutPage'),
  ),
  publicPage(
    paths.consultation,
    part(() => import(/* webpackChunkName: 'consultation' */ '../screens/consultation'), 'ConsultationPage'),
  ),
  publicPage(paths.impressum, part(legal, 'ImpressumPage')),
  publicPage(paths.datenschutz, part(legal, 'DatenschutzPage')),
  publicPage(paths.terms, part(legal, 'TermsPage')),
  fetchedPage(
    paths.products,
    part(() => import(/* webpackChunkName: 'products' */ '../screens/catalogue/ProductsPage'), 'ProductsPage'),
  ),
  fetchedPage(
    patterns.product,
    part(() => import(/* webpackChunkName: 'product' */ '../screens/catalogue/ProductPage'), 'ProductPage'),
  ),
  { path: paths.account, ...part(session, 'AccountPage'), layout: 'public', access: 'signed-in' },
  plainPage(paths.login, part(session, 'LoginPage')),
  plainPage(paths.signup, part(session, 'SignupPage')),
  plainPage(paths.forgotPassword, part(session, 'ForgotPasswordPage')),
  plainPage(patterns.resetPassword, part(session, 'ResetPasswordPage')),
  plainPage(patterns.verifyEmail, part(session, 'VerifyEmailPage')),
  plainPage(paths.adminLogin, part(admin, 'AdminLoginPage')),
  { ...plainPage(patterns.admin, part(admin, 'AdminPage')), access: 'admin' },
];
