import type { RefObject } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import styles from './ContactBar.module.css';
import { useIsInView } from './useIsInView';

/** Margin that leaves out the height of the bar (ContactBar.module.css): buttons that it would cover are out of view. */
const ABOVE_BAR = '0px 0px -61px';

/** Margin that leaves only the lower edge of the window. */
const LOWER_EDGE = '-100% 0px 0px';

interface ContactBarProps {
  slugOrId: string;
  name: string;
  /** The price as text. */
  price: string;
  /** The button's text. */
  label: string;
  /** The buttons of the summary. The bar is visible below them. */
  actions: RefObject<Element | null>;
  /** The buttons of the steps, if there are any. The bar is hidden while they are visible. */
  stepsActions: RefObject<Element | null>;
  /** The whole page. Below it comes the footer, which has a button of its own, so the bar is hidden there. */
  article: RefObject<Element | null>;
}

/**
 * Bar at the bottom of the window, so that price and button stay in reach. A phone has no room for the name. The
 * floating 'Book Private Call' button is hidden on these pages (BookCallButton.module.css).
 */
export function ContactBar({ slugOrId, name, price, label, actions, stepsActions, article }: ContactBarProps) {
  const hasPassedActions = useIsInView(actions, ABOVE_BAR) === false;
  const showsStepsActions = useIsInView(stepsActions, ABOVE_BAR) ?? false;
  const reachesLowerEdge = useIsInView(article, LOWER_EDGE) ?? false;
  const isVisible = hasPassedActions && !showsStepsActions && reachesLowerEdge;
  return (
    <div className={styles.bar} data-contact-bar data-visible={isVisible}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>{price}</p>
      <ButtonLink to={paths.consultationAbout(slugOrId)}>{label}</ButtonLink>
    </div>
  );
}
