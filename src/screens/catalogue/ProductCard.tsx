import { memo, useState } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import styles from './ProductCard.module.css';

/** Value of the `sizes` attribute of the card's image, by view. */
const SIZES = {
  grid: '(min-width: 1760px) 26rem, (min-width: 980px) 30vw, (min-width: 640px) 45vw, 90vw',
  list: '15rem',
};

interface ProductCardProps {
  card: ProductViewModel;
  view: 'grid' | 'list';
  /**
   * Loads the image eagerly. Set for the first card, whose image is the only one that a phone shows without scrolling.
   */
  priority: boolean;
}

/** Card of one product in the catalogue. The view model contains formatted text, so the card formats nothing itself. */
export const ProductCard = memo(function ProductCard({ card, view, priority }: ProductCardProps) {
  const [image = null] = card.images;
  return (
    <li className={styles.card} data-view={view}>
      <div className={styles.image}>
        <ResponsiveImage
          image={image}
          sizes={SIZES[view]}
          placeholder={card.placeholder}
          placeholderSeed={card.slugOrId}
          alt={image?.alt ?? ''}
          priority={priority}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{card.category}</p>
        <h2 className={styles.name}>
          <Link className={styles.link} to={paths.product(card.slugOrId)}>
            {card.name}
          </Link>
        </h2>
        <p className={styles.summary}>{view === 'list' ? card.description : card.summary}</p>
        <p className={styles.price}>{card.price}</p>
      </div>
      <FavouriteButton name={card.name} />
    </li>
  );
});

/** Heart button that marks a product as a favourite. The mark is neither sent nor stored (docs/specification.md §2). */
function FavouriteButton({ name }: { name: string }) {
  const [favourite, setFavourite] = useState(false);
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={favourite}
      aria-label={`Favourite ${name}`}
      onClick={() => setFavourite(!favourite)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />
      </svg>
    </button>
  );
}
