import type { StaffRequest } from '../../../../store/requests';
import { ButtonAnchor } from '../../../ui/Button';
import { useCards } from '../useCards';
import { emailUrl, phoneUrl } from './contact';
import styles from './RequestPanel.module.css';

/** Buttons that call the person who has sent a request, and write an email to them. Wide windows show them as links. */
export function ContactButtons({ request }: { request: StaffRequest }) {
  const variant = useCards() ? 'outlined' : 'text';
  const person = request.name ?? 'the person';
  const ways = [
    { label: 'Call', url: phoneUrl(request) },
    { label: 'Email', url: emailUrl(request) },
  ].filter(({ url }) => url !== undefined);
  if (ways.length === 0) return null;
  return (
    <div className={styles.contact}>
      {ways.map(({ label, url }) => (
        <ButtonAnchor key={label} variant={variant} href={url} aria-label={`${label} ${person}`}>
          {label}
        </ButtonAnchor>
      ))}
    </div>
  );
}
