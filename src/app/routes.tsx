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
}

const marketing = () => import('../screens/marketing');
const session = () => import('../screens/session');
const catalogue = () => import('../screens/catalogue');

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
const SessionPage = lazy(() => session().then((m) => ({ default: m.SessionPage })));
const AdminPage = lazy(() => import('../screens/admin').then((m) => ({ default: m.AdminPage })));

const publicPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'public', rendered: true });
const fetchedPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'public', rendered: false });
const plainPage = (path: string, page: ComponentType): AppRoute => ({ path, page, frame: 'plain', rendered: false });

export const routes: readonly AppRoute[] = [
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
  plainPage(paths.login, SessionPage),
  plainPage(paths.signup, SessionPage),
  plainPage(paths.forgotPassword, SessionPage),
  plainPage(patterns.resetPassword, SessionPage),
  plainPage(patterns.verifyEmail, SessionPage),
  plainPage(paths.account, SessionPage),
  plainPage(paths.adminLogin, SessionPage),
  plainPage(patterns.admin, AdminPage),
];
