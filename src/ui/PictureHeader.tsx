import { Scene } from './Scene';
import styles from './PictureHeader.module.css';
import text from './text.module.css';

interface PictureHeaderProps {
  scene: Parameters<typeof Scene>[0]['name'];
  /** What is seen; empty where it only sets the mood. */
  alt?: string;
  label: string;
  title: string;
  lead?: string;
  /** How much of the window it fills. */
  height: 'tall' | 'middle' | 'low';
  /** Where the words' shade lies: where the picture is quiet. */
  shade: 'below' | 'left';
}

/** A page's first picture from edge to edge, with its label, title and lead in light words upon it. */
export function PictureHeader({ scene, alt, label, title, lead, height, shade }: PictureHeaderProps) {
  return (
    <header className={`${styles.header} ${styles[height]} ${styles[shade]}`}>
      <Scene name={scene} alt={alt} shape="cover" first />
      <div className={`${text.page} ${text.dark} ${styles.words}`}>
        <p className={text.label}>{label}</p>
        <h1 className={text.display}>{title}</h1>
        {lead ? <p className={text.lead}>{lead}</p> : null}
      </div>
    </header>
  );
}
