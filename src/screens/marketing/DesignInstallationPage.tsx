import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './DesignInstallationPage.module.css';

const lead =
  'From the first walk through the house to the first evening of warmth, the same people stay with you. You always know which step comes next.';

const steps = [
  {
    name: 'Private Consultation',
    time: '2–3 hours',
    description: 'We walk the house and the grounds with you, measure, look at the light, and mostly listen.',
  },
  {
    name: 'Bespoke Design',
    time: '2–3 weeks',
    description: 'Drawings and a model, samples of wood and stone to live with for a while, and a fixed price.',
  },
  {
    name: 'Master Craftsmanship',
    time: '4–8 weeks',
    description: 'Every wall and bench is made in our workshop, assembled there once, tested, and taken apart again.',
  },
  {
    name: 'Expert Installation',
    time: '3–7 days',
    description: 'One team brings it, builds it and leaves the house as it was, with the first fire already lit.',
  },
  {
    name: 'Lifetime Care',
    time: 'Ongoing',
    description: 'Two visits a year, fresh oil for the wood, and someone who knows your suite whenever you call.',
  },
] as const;

const excellence = [
  {
    name: 'Wood that belongs together',
    description: 'Boards from one trunk stay together on one wall, so that the grain reads as one.',
  },
  {
    name: 'Light without glare',
    description: 'Light comes from beneath the benches and along the walls. What you see is the wood it falls on.',
  },
  {
    name: 'Air that moves',
    description: 'Fresh air enters low, leaves high, and is never felt. The heat stays even from bench to bench.',
  },
  {
    name: 'Nothing on show',
    description:
      'The boards are fixed from behind, and no cable shows. What you operate is one plain dial of black steel.',
  },
] as const;

/** The Design & Installation page (docs/specification.md §2). */
export function DesignInstallationPage() {
  return (
    <>
      <PageMeta title="Design & Installation" description={lead} />
      <header className={styles.head}>
        <div className={styles.headText}>
          <p className={text.label}>Design &amp; Installation</p>
          <h1 className={text.display}>Drawn by hand, built by one team</h1>
          <p className={text.lead}>{lead}</p>
        </div>
        <div className={styles.headImage}>
          <MarketingImage
            name="drawing"
            fit="cover"
            priority
            alt="The plan of a suite on a walnut table, with samples of cedar, aspen and slate beside it"
          />
        </div>
      </header>

      <section className={`${text.page} ${styles.process}`} aria-labelledby="steps">
        <h2 id="steps" className={text.title}>
          The way from a first call to the first evening
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ name, time, description }) => (
            <li key={name} className={`${styles.step} reveal`}>
              <p className={styles.time}>{time}</p>
              <h3 className={text.name}>{name}</h3>
              <p className={text.body}>{description}</p>
            </li>
          ))}
        </ol>
      </section>

      <MarketingImage
        name="workshop"
        fit="band"
        alt="Two cedar boards on a joiner's bench, half joined by dovetails, with a chisel, curled shavings and sawdust"
      />

      <section className={`${text.page} ${styles.excellence}`} aria-labelledby="excellence">
        <div className={styles.excellenceHead}>
          <p className={text.label}>Design excellence</p>
          <h2 id="excellence" className={text.title}>
            What you will not notice
          </h2>
          <p className={text.body}>Our best work is what nobody remarks upon.</p>
        </div>
        <ul className={styles.cards}>
          {excellence.map(({ name, description }) => (
            <li key={name} className={`${styles.card} reveal`}>
              <h3 className={text.name}>{name}</h3>
              <p className={text.body}>{description}</p>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink to={paths.consultation}>Request a consultation</ButtonLink>
        </p>
      </section>
    </>
  );
}
