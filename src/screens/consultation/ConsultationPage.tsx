import { PageHead } from '../../ui/PageHead';
import styles from './ConsultationPage.module.css';

const contacts = [
  { label: 'Telephone', value: '+49 800 772 78664', href: 'tel:+4980077278664' },
  { label: 'E-mail', value: 'consultation@spasummit.example', href: 'mailto:consultation@spasummit.example' },
] as const;

/** Spec §2, consultation page: its contact cards. The request form stands here with the public site's issue. */
export function ConsultationPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title="Consultation"
        description="Ask for a private consultation: by telephone or by e-mail. We answer within 24 hours."
      />
      <p className={styles.label}>Consultation</p>
      <h1 className={styles.title}>Tell us about the house.</h1>
      <p className={styles.lead}>
        A first conversation takes as long as you like and binds you to nothing. We build in 35+ countries and answer
        within 24 hours.
      </p>
      <ul className={styles.contacts}>
        {contacts.map(({ label, value, href }) => (
          <li key={label}>
            <p className={styles.label}>{label}</p>
            <a className={styles.contact} href={href}>
              {value}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
