import table from '../table.module.css';
import styles from './ProductTable.module.css';

/** Status of a product, with a coloured dot. */
export function ProductStatus({ status }: { status: string | null }) {
  return (
    <span className={`${table.status} ${styles.status}`} data-tone={toneOf(status)}>
      {status ?? 'active'}
    </span>
  );
}

/** Returns the colour of a status. A provider's products may have other statuses or none. */
const toneOf = (status: string | null) => (status === 'archived' ? 'quiet' : status === 'draft' ? 'open' : 'good');
