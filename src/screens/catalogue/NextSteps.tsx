import type { Ref } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import text from '../../ui/text.module.css';
import styles from './NextSteps.module.css';

/** Whether the customer's own photographs and measurements often replace the visit: true for single pieces in a room. */
const isVisitOptional = (category: string | null) => category === 'infrared' || category === 'cold_plunge';

/**
 * The steps from a product to its installation, in short those of the Design & Installation page. The visit and the time that
 * the installation takes depend on the category.
 */
const nextSteps = (category: string | null) => [
  {
    name: 'A first call',
    description:
      'We reply within 24 hours and arrange a free call. You tell us about the house and what you have in mind; we say what is possible, and roughly at what price.',
  },
  isVisitOptional(category)
    ? {
        name: 'A sketch, or a visit',
        description:
          'Photographs and a sketch with measurements are often enough. Otherwise we come and measure; the fee for the visit is credited if you build with us.',
      }
    : {
        name: 'A visit to your house',
        description:
          'In two to three hours we measure, look at the light, and lay out samples of wood and stone. The fee for the visit is credited if you build with us.',
      },
  {
    name: 'The drawings',
    description:
      'You receive them within two to three weeks, with a list of what is needed for floor, power, water and permits, and the final price. Once you approve them, the lead time begins.',
  },
  {
    name: 'Making and installation',
    description:
      category === 'complete_suite'
        ? 'The joinery is assembled once in the workshop before it travels. One team builds the suite on the dates in your contract.'
        : 'Each piece is assembled once in the workshop before it travels. One team installs it in three to seven days.',
  },
];

interface NextStepsProps {
  slugOrId: string;
  category: string | null;
  /** Receives the element with the buttons. */
  actions: Ref<HTMLDivElement>;
}

/** How a product that is made to order comes about, in short. */
export function NextSteps({ slugOrId, category, actions }: NextStepsProps) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={text.title}>
        What happens next
      </h2>
      <ol>
        {nextSteps(category).map(({ name, description }) => (
          <li key={name}>
            <h3 className={text.name}>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div ref={actions} className={styles.nextLinks}>
        <ButtonLink to={paths.consultationAbout(slugOrId)}>Ask for a consultation</ButtonLink>
        <ButtonLink variant="text" to={paths.designInstallation}>
          How we work
        </ButtonLink>
      </div>
    </section>
  );
}
