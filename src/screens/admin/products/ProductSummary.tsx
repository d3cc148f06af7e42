import type { MouseEvent } from 'react';
import { useListProductHistoryQuery, type Product } from '../../../../store/api';
import { isInShop } from '../../../domain/productStatus';
import { toProductViewModel } from '../../../domain/productViewModel';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { ProductStatus } from './ProductStatus';
import styles from './ProductSummary.module.css';
import { SectionLinks } from './Sections';
import type { ExtraFields } from './productSchema';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface ProductSummaryProps {
  product: Product;
  extraFields: ExtraFields;
}

/**
 * First lines of the edit panel: the saved status, the price, the last change, a link to the shop, and buttons that lead
 * to the sections.
 */
export function ProductSummary({ product, extraFields }: ProductSummaryProps) {
  const { data: history } = useListProductHistoryQuery({ id: product.id });
  const { price, slugOrId } = toProductViewModel(product);
  const changedAt = history?.[0]?.at;
  return (
    <>
      <p className={styles.facts}>
        <ProductStatus status={product.status} />
        <Button variant="text" aria-label={`${price}, change the price`} onClick={focusPrice}>
          {price}
        </Button>
        {changedAt === undefined ? null : (
          <span>
            changed <time dateTime={changedAt}>{dateFormat.format(new Date(changedAt))}</time>
          </span>
        )}
        {isInShop(product) ? (
          // In another tab, so that the form and its changes stay.
          <Link to={paths.product(slugOrId)} target="_blank" rel="noopener">
            View in the shop <span aria-hidden>↗</span>
            <span className="visually-hidden">(opens in a new tab)</span>
          </Link>
        ) : null}
      </p>
      <SectionLinks product={product} extraFields={extraFields} />
    </>
  );
}

/** Focuses the field for the price, which is far below on a phone. */
function focusPrice({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('form')?.querySelector<HTMLElement>('input[name="price"]')?.focus();
}
