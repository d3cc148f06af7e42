import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { StoryPage } from './StoryPage';

const titles: Readonly<Record<string, string>> = {
  [paths.impressum]: 'Impressum',
  [paths.datenschutz]: 'Datenschutz',
  [paths.terms]: 'Terms',
};

/** The legal pages. Their text is the operator's; what stands here says plainly that it is to be replaced. */
export function LegalPage() {
  const { pathname } = useLocation();
  const title = titles[pathname.replace(/\/$/, '')] ?? 'Legal';
  return (
    <StoryPage
      label={title}
      title={title}
      lead="This page is to be replaced: the operator of this site supplies its legal text before it is opened to the public."
      facts={[]}
    />
  );
}
