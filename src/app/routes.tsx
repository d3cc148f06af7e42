import { lazy, type ComponentType } from 'react';
import { paths, patterns } from '../paths';

/** Spec §2's routes as a table. */
export interface AppRoute {
  path: string;
  page: ComponentType;
  /** `public`: under the shared header and footer. `plain`: without them (sign-in and its relatives, admin). */
  frame: 'public' | 'plain';
  /** Written as an HTML file by the build. */
  rendered: boolean;
  /** Behind the gate (spec §2): for everyone who is signed in, or for administrators only. */
  area?: 'account' | 'admin';
}

const marketing = () => import('../screens/marketing');
const session = () => import('../screens/session');
const catalogue = () => import('../screens/catalogue');
const admin = () => import('../screens/admin');

const HomePage = lazy(() => marketing().then((m) => ({ default: m.HomePage })));
const ExperiencesPage = lazy(() => marketing().then((m) => ({ default: m.ExperiencesPage })));
const DesignInstallationPage = lazy(() => marketing().then((m) => ({ default: m.DesignInstallationPage })));
const ScienceProofPage = lazy(() => marketing().then((m) => ({ default: m.ScienceProofPage })));
const AboutPage = lazy(() => marketing().then((m) => ({ default: m.AboutPage })));
const ImpressumPage = lazy(() => marketing().then((m) => ({ default: m.ImpressumPage })));
const DatenschutzPage = lazy(() => marketing().then((m) => ({ default: m.DatenschutzPage })));
const TermsPage = lazy(() => marketing().then((m) => ({ default: m.TermsPage })));
const ConsultationPage = lazy(() =>
  import('../screens/consultation').then((m) => ({ default: m.ConsultationPage })),
);
const ProductsPage = lazy(() => catalogue().then((m) => ({ default: m.ProductsPage })));
const ProductPage = lazy(() => catalogue().then((m) => ({ default: m.ProductPage })));
const LoginPage = lazy(() => session().then((m) => ({ default: m.LoginPage })));
const SignupPage = lazy(() => session().then((m) => ({ default: m.SignupPage })));
const ForgotPasswordPage = lazy(() => session().then((m) => ({ default: m.ForgotPasswordPage })));
const ResetPasswordPage = lazy(() => session().then((m) => ({ default: m.ResetPasswordPage })));
const VerifyEmailPage = lazy(() => session().then((m) => ({ default: m.VerifyEmailPage })));
const AccountPage = lazy(() => session().then((m) => ({ default: m.AccountPage })));
const AdminPage = lazy(() => admin().then((m) => ({ default: m.AdminPage })));
const AdminLoginPage = lazy(() => admin().then((m) => ({ default: m.AdminLoginPage })));

const publicPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'public', rendered: true });
const fetchedPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'public', rendered: false });
const plainPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'plain', rendered: false });

// Only where React's own checks run: webpack leaves the page out of the site that is served.
const workshop: AppRoute[] =
  process.env.NODE_ENV === 'development'
    ? [plainPage('/styleguide', lazy(() => import('./Styleguide').then((m) => ({ default: m.Styleguide }))))]
    : [];

export const routes: readonly AppRoute[] = [
  ...workshop,
  publicPage(paths.home, HomePage),
  publicPage(paths.experiences, ExperiencesPage),
  publicPage(paths.designInstallation, DesignInstallationPage),
  publicPage(paths.scienceProof, ScienceProofPage),
  publicPage(paths.about, AboutPage),
  publicPage(paths.consultation, ConsultationPage),
  publicPage(paths.impressum, ImpressumPage),
  publicPage(paths.datenschutz, DatenschutzPage),
  publicPage(paths.terms, TermsPage),
  fetchedPage(paths.products, ProductsPage),
  fetchedPage(patterns.product, ProductPage),
  { ...fetchedPage(paths.account, AccountPage), area: 'account' },
  plainPage(paths.login, LoginPage),
  plainPage(paths.signup, SignupPage),
  plainPage(paths.forgotPassword, ForgotPasswordPage),
  plainPage(patterns.resetPassword, ResetPasswordPage),
  plainPage(patterns.verifyEmail, VerifyEmailPage),
  plainPage(paths.adminLogin, AdminLoginPage),
  { ...plainPage(patterns.admin, AdminPage), area: 'admin' },
];
