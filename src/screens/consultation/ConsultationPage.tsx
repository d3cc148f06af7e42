import { companyContact } from '../../domain/companyContact';
import { PageMeta } from '../../ui/PageMeta';
import { HeroHeader } from '../../ui/HeroHeader';
import text from '../../ui/text.module.css';
import styles from './ConsultationPage.module.css';
import { ConsultationForm } from './ConsultationForm';

const process = [
  { name: 'We call you', description: 'Within 24 hours, at a time that suits you.' },
  {
    name: 'We visit your home',
    description:
      'Two to three hours, with samples of wood and stone. The fee for the visit is credited if you build with us.',
  },
  { name: 'You receive drawings', description: 'After two to three weeks, with a fixed price.' },
  { name: 'You decide in your own time', description: 'Nothing is ordered until you say yes.' },
] as const;

const contacts = [
  { label: 'Phone', ...companyContact.phone },
  { label: 'Email', ...companyContact.email },
  { label: 'Worldwide', value: '35+ countries' },
  { label: 'Response', value: 'Within 24 hours' },
] as const;

/** The consultation page: 'request form, process checklist, contact cards' (docs/specification.md §2). */
export function ConsultationPage() {
  return (
    <>
      <PageMeta
        title="Consultation"
        description="Request a private consultation. Tell us about your home, and we will reply within 24 hours."
      />
      <HeroHeader
        scene="hearth"
        alt="A room of warm wood: a long bench under a window with snow and spruces outside, a fire in the stove"
        label="Private consultation"
        title="Tell us about your home"
        lead="The first conversation takes as long as you like and costs nothing."
        height="low"
      />

      <div className={`${text.page} ${styles.columns}`}>
        <section aria-labelledby="request">
          <h2 id="request" className={`${text.title} ${styles.formTitle}`}>
            Your request
          </h2>
          <ConsultationForm />
        </section>
        <section className={styles.process} aria-labelledby="process">
          <h2 id="process" className={text.label}>
            What happens next
          </h2>
          <ol className={styles.steps}>
            {process.map(({ name, description }) => (
              <li key={name} className={styles.step}>
                <h3 className={text.name}>{name}</h3>
                <p className={text.body}>{description}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>

      <section className={`${text.page} ${styles.contact}`} aria-label="Contact">
        <ul className={styles.cards}>
          {contacts.map((contact) => (
            <li key={contact.label} className={styles.card}>
              <p className={text.label}>{contact.label}</p>
              {'href' in contact ? (
                <a className={styles.value} href={contact.href}>
                  {contact.value}
                </a>
              ) : (
                <p className={styles.value}>{contact.value}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
