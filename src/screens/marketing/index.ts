/** Spec §2: the pages that tell the house's story. Their full compositions follow; the words of the spec stand. */
export { AboutPage } from './AboutPage';
export { DesignInstallationPage } from './DesignInstallationPage';
export { ExperiencesPage } from './ExperiencesPage';
export { HomePage } from './HomePage';
export { LegalPage } from './LegalPage';
export { ScienceProofPage } from './ScienceProofPage';
