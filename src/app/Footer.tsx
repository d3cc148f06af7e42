import { companyContact } from '../domain/companyContact';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

const legal = [
  { to: paths.impressum, label: 'Impressum' },
  { to: paths.datenschutz, label: 'Datenschutz' },
  { to: paths.terms, label: 'Terms' },
] as const;

/** The footer of public pages. Its 'Book Private Call' button only scrolls to the top (docs/specification.md §2). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.callToAction}>
        <h2 className={styles.headline}>Begin Your Wellness Journey</h2>
        <Button theme="dark" variant="outlined" onClick={() => window.scrollTo({ top: 0 })}>
          Book Private Call
        </Button>
      </div>
      <div className={styles.bottomBar}>
        <p>© 2024 Spa Summit. All images are visualisations.</p>
        <ul className={styles.links}>
          {Object.values(companyContact).map(({ value, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {value}
              </a>
            </li>
          ))}
        </ul>
        <nav aria-label="Legal">
          <ul className={styles.links}>
            {legal.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
