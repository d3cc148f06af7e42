import type { Product } from '../../../store/api';
import { toProductViewModel } from '../../domain/productViewModel';
import { Link } from '../../ui/Link';
import { DashboardList } from './DashboardList';
import styles from './DashboardList.module.css';
import { ProductStatus } from './products/ProductStatus';
import { adminViewPath } from './useAdminView';

/** The products that were changed last, each with a link that opens it for editing. Nothing if there are none. */
export function ChangedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <DashboardList
      id="changed"
      title="Products changed last"
      all={{ to: adminViewPath('products'), label: 'View all products' }}
    >
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
    </DashboardList>
  );
}
