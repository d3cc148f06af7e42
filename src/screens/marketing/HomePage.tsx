import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { StatList, type Stat } from '../../ui/StatList';
import { toAbsoluteUrl } from '../../ui/origin';
import { PageMeta } from '../../ui/PageMeta';
import { MarketingImage } from '../../ui/MarketingImage';
import text from '../../ui/text.module.css';
import styles from './HomePage.module.css';
import { WideProductImage } from './WideProductImage';

const lead =
  'Elevate your private sanctuary with bespoke sauna experiences, infrared therapy, and invigorating cold plunge installations.';

const rooms = [
  {
    scene: 'sauna',
    alt: 'Two cedar benches lit from below, a stove with a fire under its stones, a bucket and rolled towels',
    name: 'Traditional sauna',
    range: '80–90\u00a0°C',
    description: 'Cedar, stone and a slow heat that stays in the wood.',
  },
  {
    scene: 'infrared',
    alt: 'A cabin of pale wood beside a linen curtain in morning sun, two panels glowing above its bench',
    name: 'Infrared chamber',
    range: '45–60\u00a0°C',
    description: 'Hemlock and a low, deep warmth, for an hour with a book.',
  },
  {
    scene: 'plunge',
    alt: 'Clear water in a basin with a stone rim, let into a wooden deck, with snow, spruces and mountains behind it',
    name: 'Cold plunge',
    range: '4–8\u00a0°C',
    description: 'Still, clear water, kept cold all year round.',
  },
] as const;

/** Figures of the design study. */
const boathouse: readonly Stat[] = [
  { value: '2', name: 'Halves', note: 'Built in the workshop, set down by the crane of the barge.' },
  { value: '25\u00a0m²', name: 'Floor', note: 'A sauna for six, an infrared cabin, a shower of slate.' },
  { value: '11°', name: 'Turned', note: 'From the line of the shore, for the view.' },
  { value: '4\u00a0°C', name: 'Plunge', note: 'Let into the deck, six steps from the bench.' },
];

const organization = {
  '@type': 'Organization',
  name: 'Spa Summit',
  url: toAbsoluteUrl(paths.home),
  logo: toAbsoluteUrl('/icon-512.png'),
  image: toAbsoluteUrl('/og.jpg'),
  description: lead,
};

/** The home page (docs/specification.md §2). */
export function HomePage() {
  return (
    <>
      <PageMeta title="Spa Summit | Bring the Spa Summit Home" description={lead} />
      <JsonLd data={organization} />
      <section className={styles.hero}>
        <MarketingImage
          name="dusk"
          fit="band"
          priority
          alt="A sauna house with a glass front, lit from within, in the snow at dusk among spruces, a mountain behind it"
        />
        <div className={styles.text}>
          <h1 className={styles.title}>Bring the Spa Summit Home</h1>
          <p className={styles.lead}>{lead}</p>
          {/* The button 'only logs, opens nothing' (docs/specification.md §2). */}
          <Button theme="dark" onClick={() => console.info('Begin Your Journey')}>
            Begin Your Journey
          </Button>
        </div>
        <button type="button" className={styles.cue} onClick={() => window.scrollBy({ top: window.innerHeight })}>
          Discover More
        </button>
      </section>

      <section className={`${text.page} ${styles.invitation}`}>
        <h2 className={styles.statement}>
          Rooms for warmth, and for the cold that follows. Drawn for one house, built once, and looked after for as long
          as it stands.
        </h2>
        <ButtonLink variant="text" to={paths.designInstallation}>
          How we work
        </ButtonLink>
      </section>

      <section className={`${text.page} ${styles.rooms}`} aria-labelledby="rooms">
        <h2 id="rooms" className="visually-hidden">
          Three rooms
        </h2>
        {rooms.map(({ scene, alt, name, range, description }) => (
          <article key={name} className={`${styles.room} reveal`}>
            <MarketingImage name={scene} fit="tall" alt={alt} />
            <p className={text.label}>{range}</p>
            <h3 className={text.title}>{name}</h3>
            <p className={text.body}>{description}</p>
          </article>
        ))}
        <p className={styles.roomsMore}>
          <ButtonLink variant="outlined" to={paths.experiences}>
            Explore the experiences
          </ButtonLink>
        </p>
      </section>

      <section className={styles.house} aria-labelledby="house">
        <div className={`${text.page} ${text.dark} ${styles.houseText}`}>
          <p className={text.label}>A design study</p>
          <h2 id="house" className={text.display}>
            The boathouse that came by barge
          </h2>
          <p className={text.lead}>
            No road leads to the plot, only a landing stage. So we drew a house that arrives by water: two halves, each
            as wide as the barge, joined where the sauna ends and the shower begins. It is turned a little from the
            shore, so that the upper bench looks along the sound and not at the village. What it takes to close it is
            one long day and a calm sea.
          </p>
          {/* The house of the design study is in the collection. */}
          <div className={styles.houseImage}>
            <WideProductImage
              file="oresund-boathouse-suite--sound"
              fit="full"
              alt="A boathouse under a steep, snowy roof, seen from the water: its glass gable is lit, a plunge let into its deck"
            />
          </div>
          <StatList figures={boathouse} />
        </div>
      </section>

      <section className={`${text.page} ${styles.collection}`}>
        <div className="reveal">
          <WideProductImage
            file="chateau-d-hiver-contrast-suite--fireside"
            fit="landscape"
            alt="A vaulted room of travertine: a fire between a sauna and a lit plunge, daybeds before them"
          />
        </div>
        <div className={styles.collectionText}>
          <p className={text.label}>Wellness Collection</p>
          <h2 className={text.title}>From a cedar bucket to a spa under a vault</h2>
          <p className={text.body}>
            Saunas, infrared cabins, cold plunges and complete contrast suites, with everything that goes with them.
            Each piece can stand as it is, or be the starting point for a design of your own.
          </p>
          <ButtonLink to={paths.products}>See the collection</ButtonLink>
        </div>
      </section>
    </>
  );
}
