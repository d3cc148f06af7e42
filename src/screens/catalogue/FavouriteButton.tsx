import styles from './IconButton.module.css';
import { useFavourite } from './favourites';

/** Heart button that marks a product as a favourite in this browser (docs/specification.md §2). */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const [isFavourite, toggle] = useFavourite(id);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" />
      </svg>
    </button>
  );
}
