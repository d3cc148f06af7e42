import { memo } from 'react';
import type { ProductViewModel as Words } from '../../domain/productViewModel';
import { ProductCard } from './ProductCard';
import styles from './ProductsPage.module.css';

interface ProductListProps {
  cards: Words[];
  view: 'grid' | 'list';
}

/** The cards beneath each other or side by side; as a whole left alone while only a letter of the search is painted. */
export const ProductList = memo(function ProductList({ cards, view }: ProductListProps) {
  return (
    <ul className={styles.list} data-view={view}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} view={view} first={index === 0} />
      ))}
    </ul>
  );
});
