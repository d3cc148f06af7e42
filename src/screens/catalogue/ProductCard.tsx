import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductViewModel as Words } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import styles from './ProductCard.module.css';

/** How wide a card's picture stands, so that the browser fetches no more than that. */
const SIZES = {
  grid: '(min-width: 1760px) 26rem, (min-width: 980px) 30vw, (min-width: 640px) 45vw, 100vw',
  list: '15rem',
};

interface ProductCardProps {
  card: Words;
  view: 'grid' | 'list';
  /** A phone shows no other picture at first: this one is not to wait for its layout. */
  first: boolean;
}

/** One product of the collection, picture first. It gets finished words and formats nothing. */
export const ProductCard = memo(function ProductCard({ card, view, first }: ProductCardProps) {
  const [image = null] = card.images;
  return (
    <li className={styles.card} data-view={view}>
      <div className={styles.picture}>
        <ResponsiveImage
          image={image}
          sizes={SIZES[view]}
          placeholder={card.placeholder}
          placeholderSeed={card.slugOrId}
          alt={image?.alt ?? ''}
          priority={first}
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
      <Heart name={card.name} />
    </li>
  );
});

/** Spec §2: the favourite heart is local only; it is neither sent nor stored. */
function Heart({ name }: { name: string }) {
  const [loved, setLoved] = useState(false);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={loved}
      aria-label={`Favourite ${name}`}
      onClick={() => setLoved(!loved)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />
      </svg>
    </button>
  );
}
