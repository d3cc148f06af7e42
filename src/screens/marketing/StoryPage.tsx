import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import styles from './StoryPage.module.css';

export interface Fact {
  /** A figure, a duration, a range. */
  figure: string;
  title: string;
  text?: string;
}

interface StoryPageProps {
  label: string;
  title: string;
  lead: string;
  facts: readonly Fact[];
  children?: ReactNode;
}

/** A page of the house: a label, a large sentence, a paragraph, and its facts set like jewellery. */
export function StoryPage({ label, title, lead, facts, children }: StoryPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={label} description={lead} />
      <header className={styles.head}>
        <p className={styles.label}>{label}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ol className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title} className={styles.fact}>
            <p className={styles.figure}>{fact.figure}</p>
            <h2 className={styles.name}>{fact.title}</h2>
            {fact.text ? <p className={styles.text}>{fact.text}</p> : null}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
