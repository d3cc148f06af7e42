import datenschutz from '../../../public/legal/datenschutz.txt';
import impressum from '../../../public/legal/impressum.txt';
import terms from '../../../public/legal/terms.txt';
import { PageMeta } from '../../ui/PageMeta';
import text from '../../ui/text.module.css';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  /** Plain text. Blank lines separate the paragraphs, and a paragraph that starts with `# ` is a heading. */
  content: string;
}

/** A legal page. The shop's operator supplies the text in a file under public/legal (docs/decisions/0005). */
function LegalPage({ title, content }: LegalPageProps) {
  const paragraphs = content.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return (
    <article className={`${text.page} ${styles.page}`}>
      <PageMeta title={title} description={`${title} of Spa Summit.`} />
      <h1 className={text.display}>{title}</h1>
      <div className={styles.text}>
        {paragraphs.map((paragraph) =>
          paragraph.startsWith('# ') ? (
            <h2 key={paragraph} className={text.name}>
              {paragraph.slice(2)}
            </h2>
          ) : (
            <p key={paragraph}>{paragraph}</p>
          ),
        )}
      </div>
    </article>
  );
}

export const ImpressumPage = () => <LegalPage title="Impressum" content={impressum} />;
export const DatenschutzPage = () => <LegalPage title="Datenschutz" content={datenschutz} />;
export const TermsPage = () => <LegalPage title="Terms" content={terms} />;
