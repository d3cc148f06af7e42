import { catalogueToSearchParams, type CatalogueState } from '../../../store/catalogue';
import { categories } from '../../domain/category';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import styles from './CategoryLinks.module.css';

const choices = [{ value: null, label: 'All' }, ...categories];

const urlOf = (state: CatalogueState): string =>
  `${paths.products}?${catalogueToSearchParams(state)}`.replace(/\?$/, '');

/** Links to the categories of the collection. They keep the visitor's search, sort order and view. */
export function CategoryLinks({ catalogue }: { catalogue: CatalogueState }) {
  return (
    <nav className={styles.categories} aria-label="Categories">
      <ul>
        {choices.map(({ value, label }) => (
          <li key={label}>
            <Link
              to={urlOf({ ...catalogue, category: value, pages: 1 })}
              aria-current={catalogue.category === value ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
