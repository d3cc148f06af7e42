import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageHead } from '../../ui/PageHead';
import { Scene } from '../../ui/Scene';
import text from '../../ui/text.module.css';
import styles from './Doorway.module.css';

interface DoorwayProps {
  title: string;
  /** One sentence below the title. */
  lead?: string;
  children: ReactNode;
}

/** The room in which all account screens stand: a picture on one side, one column of words on the other. */
export function Doorway({ title, lead, children }: DoorwayProps) {
  return (
    <div className={styles.doorway}>
      <PageHead title={title} />
      <div className={styles.picture}>
        <Scene name="hearth" shape="cover" first />
      </div>
      <main className={styles.column}>
        <p>
          <Link className={styles.home} to={paths.home}>
            Spa Summit
          </Link>
        </p>
        <div className={styles.content}>
          <h1 className={text.title}>{title}</h1>
          {lead ? <p className={text.body}>{lead}</p> : null}
          {children}
        </div>
        <p>
          <Link className={styles.back} to={paths.home}>
            Back to home
          </Link>
        </p>
      </main>
    </div>
  );
}
