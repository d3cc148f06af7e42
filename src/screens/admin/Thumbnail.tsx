import type { ProductViewModel } from '../../domain/productViewModel';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import styles from './Thumbnail.module.css';

/** Small square image of a product, as wide as its container. */
export function Thumbnail({ viewModel }: { viewModel: ProductViewModel }) {
  return (
    <div className={styles.thumbnail}>
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
