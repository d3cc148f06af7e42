import { useRef, type MouseEvent } from 'react';
import { useListProductHistoryQuery, type Product } from '../../../../store/api';
import { isInShop } from '../../../domain/productStatus';
import { toProductViewModel } from '../../../domain/productViewModel';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { ProductStatus } from './ProductStatus';
import styles from './ProductSummary.module.css';
import { useCurrentSection } from './useCurrentSection';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface ProductSummaryProps {
  product: Product;
  /** The sections of the form below, by the attribute `data-section` that they have. */
  sections: readonly Section[];
}

export type Section = 'details' | 'specifications' | 'pictures' | 'history';

const sectionLabels: Record<Section, string> = {
  details: 'Details',
  specifications: 'Specifications',
  pictures: 'Pictures',
  history: 'History',
};

/**
 * First lines of the edit panel: the saved status, the price, the last change, a link to the shop, and buttons that lead
 * to the sections, which stay in view.
 */
export function ProductSummary({ product, sections }: ProductSummaryProps) {
  const { data: history } = useListProductHistoryQuery({ id: product.id });
  const { price, slugOrId } = toProductViewModel(product);
  const changedAt = history?.[0]?.at;
  const list = useRef<HTMLUListElement>(null);
  const { current, choose } = useCurrentSection(list);
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
      <ul ref={list} className={styles.sections}>
        {sections.map((section) => (
          <li key={section}>
            <Button
              variant="text"
              aria-current={section === current ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                choose(section);
                showSection(currentTarget, section);
              }}
            >
              {sectionLabels[section]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Scrolls to a section of the form around an element, unfolds it, and focuses its heading. */
function showSection(element: Element, name: Section): void {
  const section = element.closest('form')?.querySelector(`[data-section="${name}"]`);
  const details = section?.querySelector('details');
  if (details) details.open = true;
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('summary, h3')?.focus({ preventScroll: true });
}

/** Focuses the field for the price, which is far below on a phone. */
function focusPrice({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('form')?.querySelector<HTMLElement>('input[name="price"]')?.focus();
}
