import { memo } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { FavouriteButton } from './FavouriteButton';
import styles from './ProductCard.module.css';

/**
 * Value of the `sizes` attribute of the card's image, by view. In wide windows, the sides of the lead image are cropped.
 * There, the values are larger than the images (docs/decisions/0042-page-weight.md).
 */
const SIZES = {
  grid: '45vw',
  lead: '(min-width: 980px) 84vw, (min-width: 700px) 60vw, 92vw',
  list: '15rem',
  brief: '45vw',
};

interface ProductCardProps {
  card: ProductViewModel;
  /** 'lead' is the larger first card of the grid, 'brief' one with name and price only. */
  view: 'grid' | 'lead' | 'list' | 'brief';
  /**
   * Loads the image eagerly. Set for the first card, whose image is the only one that a phone shows without scrolling.
   */
  priority: boolean;
  /** Level of the product's name in the page's outline of headings. */
  heading?: 'h2' | 'h3';
}

/** Card of one product in the catalogue. The view model contains formatted text, so the card formats nothing itself. */
export const ProductCard = memo(function ProductCard({
  card,
  view,
  priority,
  heading: Heading = 'h2',
}: ProductCardProps) {
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
        {view === 'brief' ? null : <p className={styles.category}>{card.category}</p>}
        <Heading className={styles.name}>
          <Link className={styles.link} to={paths.product(card.slugOrId)}>
            {card.name}
          </Link>
        </Heading>
        {view === 'brief' ? null : (
          <p className={styles.summary}>{view === 'list' ? card.description : card.summary}</p>
        )}
        <p className={styles.price}>{card.price}</p>
      </div>
      <div className={styles.favourite}>
        <FavouriteButton id={card.id} name={card.name} />
      </div>
    </li>
  );
});
