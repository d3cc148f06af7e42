import { MarketingImage } from './MarketingImage';
import styles from './HeroHeader.module.css';
import text from './text.module.css';

interface HeroHeaderProps {
  scene: Parameters<typeof MarketingImage>[0]['name'];
  /** What is seen; empty where it only sets the mood. */
  alt?: string;
  label: string;
  title: string;
  lead?: string;
  /** How much of the window it fills. */
  height: 'tall' | 'middle' | 'low';
  /** Where the words' shade lies: where the picture is quiet. */
  overlay: 'below' | 'left';
}

/** A page's first picture from edge to edge, with its label, title and lead in light words upon it. */
export function HeroHeader({ scene, alt, label, title, lead, height, overlay }: HeroHeaderProps) {
  return (
    <header className={`${styles.header} ${styles[height]} ${styles[overlay]}`}>
      <MarketingImage name={scene} alt={alt} fit="cover" priority />
      <div className={`${text.page} ${text.dark} ${styles.text}`}>
        <p className={text.label}>{label}</p>
        <h1 className={text.display}>{title}</h1>
        {lead ? <p className={text.lead}>{lead}</p> : null}
      </div>
    </header>
  );
}
