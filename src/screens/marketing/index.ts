/** Spec §2: the pages that tell the house's story. */
export { AboutPage } from './AboutPage';
export { DesignInstallationPage } from './DesignInstallationPage';
export { ExperiencesPage } from './ExperiencesPage';
export { HomePage } from './HomePage';
export { DatenschutzPage, ImpressumPage, TermsPage } from './LegalPage';
export { ScienceProofPage } from './ScienceProofPage';
