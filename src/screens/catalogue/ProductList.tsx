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
  /** Whether the grid opens with a larger card, if there are enough cards. */
  opensWithLead?: boolean;
}

/**
 * The layouts of the grid (ProductsPage.module.css): the cards in a row, and how many of their places the larger first
 * card takes.
 */
const LAYOUTS = [
  { columns: 2, placesOfLead: 2 },
  { columns: 3, placesOfLead: 4 },
  { columns: 4, placesOfLead: 4 },
];

/**
 * Product cards as a grid or a list. Memoised, so that a keystroke in the search box re-renders the list only if its
 * cards change.
 */
export const ProductList = memo(function ProductList({ cards, view, opensWithLead = false }: ProductListProps) {
  const limit = useInitialLimit();
  const hasLead = opensWithLead && view === 'grid' && cards.length >= OPENING_CARDS;
  return (
    <ul className={styles.list} data-view={view} data-lead={hasLead}>
      {cards.slice(0, limit).map((card, index) => (
        <ProductCard key={card.id} card={card} view={hasLead && index === 0 ? 'lead' : view} priority={index === 0} />
      ))}
      {hasLead && cards.length <= limit ? <Invitation cardCount={cards.length} /> : null}
    </ul>
  );
});

/** Fills the place at the end of the last row. Displayed only in layouts in which the cards leave one place free. */
function Invitation({ cardCount }: { cardCount: number }) {
  const layouts = LAYOUTS.filter(
    ({ columns, placesOfLead }) => (cardCount - 1 + placesOfLead) % columns === columns - 1,
  );
  return (
    <li className={styles.invitation} data-columns={layouts.map(({ columns }) => columns).join(' ')}>
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
