import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import styles from './HomePage.module.css';

const lead =
  'Elevate your private sanctuary with bespoke sauna experiences, infrared therapy, and invigorating cold plunge installations.';

/** Spec §2, home hero. */
export function HomePage() {
  return (
    <>
      <PageHead title="Bring the Spa Summit Home" description={lead} />
      <section className={styles.hero}>
        <img className={styles.scene} src="/placeholders/dusk.svg" alt="" fetchPriority="high" />
        <div className={styles.words}>
          <h1 className={styles.title}>Bring the Spa Summit Home</h1>
          <p className={styles.lead}>{lead}</p>
          {/* Spec §2: it "only logs, opens nothing". */}
          <Button ground="dark" onClick={() => console.info('Begin Your Journey')}>
            Begin Your Journey
          </Button>
        </div>
        <button
          type="button"
          className={styles.cue}
          onClick={() => window.scrollBy({ top: window.innerHeight })}
        >
          Discover More
        </button>
      </section>
      <section className={styles.invitation}>
        <h2 className={styles.second}>Rooms for warmth, and for the cold that follows.</h2>
        <p className={styles.text}>
          A cedar sauna at the edge of the garden. A hemlock cabin beside the bedroom. A basin of cold, clear water
          under the trees. We draw each of them for one house.
        </p>
        <ButtonLink look="outlined" to={paths.products}>
          See the Wellness Collection
        </ButtonLink>
      </section>
    </>
  );
}
