import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { StatList } from '../../ui/StatList';
import { PageMeta } from '../../ui/PageMeta';
import { HeroHeader } from '../../ui/HeroHeader';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './AboutPage.module.css';
import { companyStats } from './companyStats';

const lead =
  'We design, build and look after private saunas, infrared cabins, cold plunges and complete contrast suites, and have done so for more than twenty-five years.';

const values = [
  {
    name: 'Restraint',
    description: 'We leave out what the room does not need. Most designs are finished when something is taken away.',
  },
  {
    name: 'Craft',
    description: 'A joint that is cut well needs no glue and no apology. Our joiners sign the back of the last board.',
  },
  {
    name: 'Discretion',
    description:
      'Nobody learns from us whose house it was. Our pictures are visualisations, and our references speak for themselves.',
  },
  {
    name: 'Constancy',
    description: 'The person who drew your suite is the person who answers when you call, even ten years later.',
  },
] as const;

/** The About page (docs/specification.md §2). */
export function AboutPage() {
  return (
    <>
      <PageMeta title="About" description={lead} />
      <HeroHeader
        scene="heritage"
        alt="A log hut with one lit window, in the snow under the mountains at dusk"
        label="About the house"
        title="A workshop that grew up in the snow"
        height="tall"
      />

      <section className={`${text.page} ${styles.heritage}`} aria-label="Heritage">
        <p className={styles.statement}>{lead}</p>
        <div className={styles.columns}>
          <p className={text.body}>
            It began with one cabin, built for a neighbour above the tree line, where the winter lasts from October to
            May. The stove was too large and the door too small, and the neighbour would not let us mend either. He said
            it was the first room in his life in which nobody had wanted anything from him.
          </p>
          <p className={text.body}>
            We have built more than five hundred rooms since, in thirty-five countries, and still begin with the same
            question: what should it be like to sit there, and be left alone? The cedar comes from people we know by
            name. The stone comes from the valley, where it can. The drawings are still made by hand first, because a
            hand is slow enough to think.
          </p>
        </div>
      </section>

      <section className={styles.paper} aria-labelledby="values">
        <div className={`${text.page} ${styles.values}`}>
          <h2 id="values" className={text.title}>
            What we hold to
          </h2>
          <ul className={styles.cards}>
            {values.map(({ name, description }) => (
              <li key={name} className={`${styles.card} reveal`}>
                <h3 className={styles.value}>{name}</h3>
                <p className={text.body}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={`${text.page} ${styles.figures}`} aria-labelledby="figures">
        <div className={styles.figuresImage}>
          <MarketingImage
            name="workshop"
            fit="tall"
            alt="The corner of a cedar frame, its dovetails not yet driven home, with shavings and sawdust in low sun"
          />
        </div>
        <div className={styles.figuresText}>
          <h2 id="figures" className={text.title}>
            Twenty-five years on
          </h2>
          <StatList figures={companyStats} />
          <p>
            <ButtonLink variant="outlined" to={paths.designInstallation}>
              How we work
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
