import type { ProductViewModel } from '../../../domain/productViewModel';
import { ResponsiveImage } from '../../../ui/ResponsiveImage';
import table from '../table.module.css';
import styles from './ProductTable.module.css';

/** Small image of a product in a row or card. */
export function Thumbnail({ viewModel }: { viewModel: ProductViewModel }) {
  return (
    <div className={styles.image}>
      <ResponsiveImage
        image={viewModel.images[0] ?? null}
        sizes="4.5rem"
        placeholder={viewModel.placeholder}
        placeholderSeed={viewModel.slugOrId}
        alt=""
      />
    </div>
  );
}

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
