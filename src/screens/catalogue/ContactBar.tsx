import type { RefObject } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import styles from './ContactBar.module.css';
import { useIsInView } from './useIsInView';

/** Height of the bar in CSS pixels, as in ContactBar.module.css. Buttons that the bar would cover are out of view. */
const BAR_HEIGHT = 61;

/** Margin that leaves only the lower edge of the window. */
const LOWER_EDGE = '-100% 0px 0px';

interface ContactBarProps {
  slugOrId: string;
  name: string;
  /** The price as text. */
  price: string;
  /** The button's text. */
  label: string;
  /** The buttons of the summary. The bar is visible while they are not. */
  actions: RefObject<Element | null>;
  /** The whole page. Below it comes the footer, which has a button of its own, so the bar is hidden there. */
  article: RefObject<Element | null>;
}

/**
 * Bar at the bottom of the window, so that price and button stay in reach. A phone has no room for the name. The
 * floating 'Book Private Call' button is hidden on these pages (BookCallButton.module.css).
 */
export function ContactBar({ slugOrId, name, price, label, actions, article }: ContactBarProps) {
  const hasPassedActions = useIsInView(actions, `0px 0px ${-BAR_HEIGHT}px`) === false;
  const reachesLowerEdge = useIsInView(article, LOWER_EDGE) ?? false;
  const isVisible = hasPassedActions && reachesLowerEdge;
  return (
    <div className={styles.bar} data-contact-bar data-visible={isVisible}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>{price}</p>
      <ButtonLink to={paths.consultationAbout(slugOrId)}>{label}</ButtonLink>
    </div>
  );
}
