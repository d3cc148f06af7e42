import { MarketingImage } from './MarketingImage';
import styles from './HeroHeader.module.css';
import text from './text.module.css';

interface HeroHeaderProps {
  scene: Parameters<typeof MarketingImage>[0]['name'];
  /** Alternative text of the image. Omit it if the image is decorative. */
  alt?: string;
  label: string;
  title: string;
  lead?: string;
  /** Height relative to the window (see HeroHeader.module.css). */
  height: 'tall' | 'middle' | 'low';
}

/** A page header with a full-width image, whose left part is darkened behind label, title and lead in light text. */
export function HeroHeader({ scene, alt, label, title, lead, height }: HeroHeaderProps) {
  return (
    <header className={`${styles.header} ${styles[height]}`}>
      <MarketingImage name={scene} alt={alt} fit="cover" priority />
      <div className={`${text.page} ${text.dark} ${styles.text}`}>
        <p className={text.label}>{label}</p>
        <h1 className={text.display}>{title}</h1>
        {lead ? <p className={text.lead}>{lead}</p> : null}
      </div>
    </header>
  );
}
