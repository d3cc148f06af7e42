import { memo } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ProductCard } from './ProductCard';
import styles from './ProductsPage.module.css';

interface ProductListProps {
  cards: ProductViewModel[];
  view: 'grid' | 'list';
}

/**
 * Product cards as a grid or a list. Memoised, so that a keystroke in the search box re-renders the list only if its
 * cards change.
 */
export const ProductList = memo(function ProductList({ cards, view }: ProductListProps) {
  return (
    <ul className={styles.list} data-view={view}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} view={view} priority={index === 0} />
      ))}
    </ul>
  );
});
