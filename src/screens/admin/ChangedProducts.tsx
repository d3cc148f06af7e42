import type { Product } from '../../../store/api';
import { toProductViewModel } from '../../domain/productViewModel';
import { Link } from '../../ui/Link';
import text from '../../ui/text.module.css';
import styles from './dashboardList.module.css';
import { ProductStatus } from './products/ProductStatus';
import { adminViewPath } from './useAdminView';

/** The products that were changed last, each with a link that opens it for editing. Nothing if there are none. */
export function ChangedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="changed">
      <div className={styles.head}>
        <h2 id="changed" className={text.label}>
          Products changed last
        </h2>
        <Link to={adminViewPath('products')}>View all products</Link>
      </div>
      <ul>
        {products.map((product) => {
          const { category, price } = toProductViewModel(product);
          return (
            <li key={product.id} className={styles.row}>
              <Link to={adminViewPath('products', { product: product.id })}>{product.name}</Link>
              <span className={styles.kind}>{category}</span>
              <span className={styles.further}>{price}</span>
              <ProductStatus status={product.status} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
