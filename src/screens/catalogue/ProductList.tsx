import { memo, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ProductCard } from './ProductCard';
import styles from './ProductsPage.module.css';

/** Number of cards in the first render after a link was followed: one row in a wide window, two on a phone. */
const FIRST_CARDS = 4;

interface ProductListProps {
  cards: ProductViewModel[];
  view: 'grid' | 'list';
}

/**
 * Product cards as a grid or a list. Memoised, so that a keystroke in the search box re-renders the list only if its
 * cards change.
 */
export const ProductList = memo(function ProductList({ cards, view }: ProductListProps) {
  const limit = useInitialLimit();
  return (
    <ul className={styles.list} data-view={view}>
      {cards.slice(0, limit).map((card, index) => (
        <ProductCard key={card.id} card={card} view={view} priority={index === 0} />
      ))}
    </ul>
  );
});

/**
 * Returns FIRST_CARDS for the first render after a link was followed, so that the page appears sooner, then Infinity.
 * Back, Forward and reload need all cards at once, to restore the scroll position.
 */
function useInitialLimit(): number {
  const isNewPage = useNavigationType() === NavigationType.Push;
  const [limit, setLimit] = useState(isNewPage ? FIRST_CARDS : Infinity);
  useEffect(() => {
    // After the first paint.
    const timer = setTimeout(() => setLimit(Infinity));
    return () => clearTimeout(timer);
  }, []);
  return limit;
}
