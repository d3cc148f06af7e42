import type { RefObject } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import styles from './ContactBar.module.css';
import { useIsInView } from './useIsInView';

/** Height of the bar in CSS pixels, as in ContactBar.module.css. Buttons that the bar would cover are out of view. */
const BAR_HEIGHT = 77;

interface ContactBarProps {
  slugOrId: string;
  /** The price as text. */
  price: string;
  /** The button's text. */
  label: string;
  /** The buttons of the summary. The bar is visible while they are not. */
  actions: RefObject<Element | null>;
}

/**
 * Bar at the bottom of a phone's screen, so that price and button stay in reach. The floating 'Book Private Call' button
 * is hidden on these pages (BookCallButton.module.css).
 */
export function ContactBar({ slugOrId, price, label, actions }: ContactBarProps) {
  const isVisible = useIsInView(actions, -BAR_HEIGHT) === false;
  return (
    <div className={styles.bar} data-contact-bar data-visible={isVisible}>
      <p>{price}</p>
      <ButtonLink to={paths.consultationAbout(slugOrId)}>{label}</ButtonLink>
    </div>
  );
}
