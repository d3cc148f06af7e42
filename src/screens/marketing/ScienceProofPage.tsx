import { Button } from '../../ui/Button';
import { StatList } from '../../ui/StatList';
import { PageMeta } from '../../ui/PageMeta';
import { HeroHeader } from '../../ui/HeroHeader';
import text from '../../ui/text.module.css';
import { benefits, outcomes, quotes } from './research';
import styles from './ScienceProofPage.module.css';

const lead =
  'Heat and cold are among the oldest rituals of northern countries. We gather what research says about them, and name our sources.';

/** The Science & Proof page (docs/specification.md §2). */
export function ScienceProofPage() {
  return (
    <>
      <PageMeta title="Science & Proof" description={lead} />
      <HeroHeader
        scene="steam"
        alt="Steam rising from the stones of a lit stove in front of a dark stone wall"
        label="Science &amp; Proof"
        title="What is known, and how we know it"
        lead={lead}
        height="middle"
      />

      <section className={`${text.page} ${styles.outcomes}`} aria-labelledby="outcomes">
        <h2 id="outcomes" className={text.title}>
          What the studies observed
        </h2>
        <StatList figures={outcomes} />
        <p className={text.body}>
          Observations from published studies. They describe groups of people, not individuals, and nothing on this page
          is medical advice.
        </p>
      </section>

      <section className={styles.paper} aria-labelledby="research">
        <div className={`${text.page} ${styles.research}`}>
          <h2 id="research" className={text.title}>
            The research, in our words
          </h2>
          <ul className={styles.quotes}>
            {quotes.map(({ finding, source, about }) => (
              <li key={finding} className={`${styles.quote} reveal`}>
                <figure>
                  <blockquote className={styles.text}>{finding}</blockquote>
                  <figcaption className={styles.source}>
                    <cite>{source}</cite>
                    {about}
                  </figcaption>
                </figure>
                {/* The 'Quote card button 'Request Quote' only logs' (docs/specification.md §2). */}
                <Button variant="text" onClick={() => console.info('Request Quote', source)}>
                  Request Quote
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={`${text.page} ${styles.benefits}`} aria-labelledby="benefits">
        <h2 id="benefits" className={text.title}>
          What people look for
        </h2>
        <ul className={styles.cards}>
          {benefits.map(({ name, description }) => (
            <li key={name} className={`${styles.card} reveal`}>
              <h3 className={text.name}>{name}</h3>
              <p className={text.body}>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
