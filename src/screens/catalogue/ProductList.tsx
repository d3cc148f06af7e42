import { memo, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { ProductCard } from './ProductCard';
import styles from './ProductsPage.module.css';

/**
 * Number of cards in the first screen of a wide window: the larger first one and the four beside it. The first render
 * after a link was followed has no others, and with fewer cards the first one is not larger.
 */
const OPENING_CARDS = 5;

interface ProductListProps {
  cards: ProductViewModel[];
  view: 'grid' | 'list';
  /** Whether the cards are the whole collection in its usual order. Their grid then opens with a larger card. */
  isWhole?: boolean;
}

/** In wide windows, each row has four cards, and the larger first card takes the places of four, in two rows. */
const COLUMNS = 4;
const PLACES_OF_LEAD = 4;

/**
 * Product cards as a grid or a list. Memoised, so that a keystroke in the search box re-renders the list only if its
 * cards change.
 */
export const ProductList = memo(function ProductList({ cards, view, isWhole = false }: ProductListProps) {
  const limit = useInitialLimit();
  const opensWithLead = isWhole && view === 'grid' && cards.length >= OPENING_CARDS;
  const places = cards.length - 1 + PLACES_OF_LEAD;
  const leavesOnePlace = opensWithLead && cards.length <= limit && places % COLUMNS === COLUMNS - 1;
  return (
    <ul className={styles.list} data-view={view} data-lead={opensWithLead}>
      {cards.slice(0, limit).map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          view={opensWithLead && index === 0 ? 'lead' : view}
          priority={index === 0}
        />
      ))}
      {leavesOnePlace ? <Invitation /> : null}
    </ul>
  );
});

/** Fills the place that the larger first card leaves free at the end of the last row. Only displayed beside it. */
function Invitation() {
  return (
    <li className={styles.invitation}>
      <p className={styles.question}>Not sure which one suits your house?</p>
      <p>A conversation shows it sooner than a catalogue.</p>
      <ButtonLink variant="outlined" theme="dark" to={paths.consultation}>
        Ask for a consultation
      </ButtonLink>
    </li>
  );
}

/**
 * Returns OPENING_CARDS for the first render after a link was followed, so that the page appears sooner, then Infinity.
 * Back, Forward and reload need all cards at once, to restore the scroll position.
 */
function useInitialLimit(): number {
  const isNewPage = useNavigationType() === NavigationType.Push;
  const [limit, setLimit] = useState(isNewPage ? OPENING_CARDS : Infinity);
  useEffect(() => {
    // After the first paint.
    const timer = setTimeout(() => setLimit(Infinity));
    return () => clearTimeout(timer);
  }, []);
  return limit;
}
