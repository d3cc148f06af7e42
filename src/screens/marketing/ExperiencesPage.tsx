import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { StatList } from '../../ui/StatList';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './ExperiencesPage.module.css';
import { outcomes } from './research';
import { WideProductImage } from './WideProductImage';

const lead =
  'A contrast suite brings three rooms together: the heat of a traditional sauna, the depth of infrared, and the clear cold of a plunge.';

const rooms = [
  {
    scene: 'sauna-front',
    alt: 'A sauna behind a front of clear glass, set into a wall of slate: two benches, a bucket and a stove full of stones',
    name: 'Traditional sauna',
    range: '80–90\u00a0°C',
    material: 'Cedar',
    description:
      'Boards of western red cedar, fixed from behind, so that nothing but wood meets the skin. The heater stands low under an open bed of stones; a ladle of water turns the heat round and soft.',
    more: 'Two or three tiers, a window where the view is, and a warm line of light beneath each bench.',
  },
  {
    scene: 'infrared-corner',
    alt: 'The corner of a pale hemlock cabin: a slatted backrest over the bench in low sun, an emitter that glows dark red in the shade beside it',
    name: 'Infrared chamber',
    range: '45–60\u00a0°C',
    material: 'Hemlock',
    description:
      'Pale hemlock without knots or resin. Panels behind the back and beneath the knees warm the body and leave the air mild, so that an hour passes easily.',
    more: 'It is ready in minutes and fits as happily beside a bedroom as under the stairs.',
  },
  {
    scene: 'plunge-room',
    alt: 'A tub of clear water in a dark room of slate, a wooden step before it, candles and towels at its sides',
    name: 'Cold plunge',
    range: '4–8\u00a0°C',
    material: 'Stone, steel and water',
    description:
      'One step up and over the rim, into water as clear as a mountain lake. It is filtered and cooled without a sound, and it waits at the same temperature in August as in January.',
    more: 'Sunk into travertine, standing in black steel, or coopered from cedar under the trees.',
  },
] as const;

const sizes = [
  {
    name: 'Sauna',
    range: '2–8\u00a0m²',
    description: 'From a corner for two to a room where a whole family can stretch out. Ceilings from 210\u00a0cm.',
  },
  {
    name: 'Infrared',
    range: '1.5–6\u00a0m²',
    description: 'From a single seat in an alcove to a chamber with reclining benches and a window.',
  },
] as const;

/** The Experiences page (docs/specification.md §2). */
export function ExperiencesPage() {
  return (
    <>
      <PageMeta title="Experiences" description={lead} />
      <header className={`${text.page} ${styles.head}`}>
        <p className={text.label}>The contrast suite</p>
        <h1 className={text.display}>Warm, then cold, then quiet</h1>
        <p className={text.lead}>{lead}</p>
      </header>
      <MarketingImage
        name="contrast"
        fit="band"
        priority
        alt="A cedar sauna with a fire and an infrared room glow behind glass at dusk, beside a dark, still plunge in the snow"
      />

      <div className={`${text.page} ${styles.rooms}`}>
        {rooms.map(({ scene, alt, name, range, material, description, more }) => (
          <section key={name} className={styles.room}>
            <div className={`${styles.image} reveal`}>
              <MarketingImage name={scene} fit="tall" alt={alt} />
            </div>
            <div className={styles.text}>
              <p className={text.label}>{material}</p>
              <h2 className={text.title}>{name}</h2>
              <p className={`${text.figure} ${styles.range}`} data-accent={name === 'Cold plunge' ? 'cold' : undefined}>
                {range}
              </p>
              <p className={text.body}>{description}</p>
              <p className={text.body}>{more}</p>
            </div>
          </section>
        ))}
      </div>

      <section className={`${text.page} ${styles.sizes}`} aria-labelledby="sizes">
        <h2 id="sizes" className={text.title}>
          How much space you need
        </h2>
        <div className={styles.cards}>
          {sizes.map(({ name, range, description }) => (
            <article key={name} className={`${styles.card} reveal`}>
              <h3 className={text.label}>{name}</h3>
              <p className={text.figure}>{range}</p>
              <p className={text.body}>{description}</p>
            </article>
          ))}
        </div>
        <p className={text.body}>
          The smallest cold plunge takes 180&nbsp;×&nbsp;80&nbsp;cm, beside the sauna or in the garden. Filled, it
          weighs close to a tonne, so we look at the floor first.
        </p>
      </section>

      <section className={styles.proof} aria-labelledby="outcomes">
        <div className={`${text.page} ${text.dark} ${styles.proofText}`}>
          <h2 id="outcomes" className={text.title}>
            What studies have observed
          </h2>
          <StatList figures={outcomes} />
          <ButtonLink variant="text" theme="dark" to={paths.scienceProof}>
            Read the research
          </ButtonLink>
        </div>
      </section>

      <section className={`${text.page} ${styles.rest}`} aria-labelledby="rest">
        <div className="reveal">
          <WideProductImage
            file="engadin-pavilion-suite--fireside"
            fit="full"
            alt="A daybed beside a hanging fire in a corner of glass, snow, trees and mountains outside in the last light"
          />
        </div>
        <div className={styles.restText}>
          <h2 id="rest" className={text.title}>
            And then nothing at all
          </h2>
          <p className={text.lead}>
            Between heat and cold comes rest, and most of an evening is spent there. It deserves a place of its own: a
            daybed, a fire, a window. The complete suites of the collection show how.
          </p>
          <ButtonLink to={paths.category('complete_suite')}>See the complete suites</ButtonLink>
        </div>
      </section>
    </>
  );
}
