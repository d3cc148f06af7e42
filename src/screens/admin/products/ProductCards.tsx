import type { Product } from '../../../../store/api';
import { toProductViewModel } from '../../../domain/productViewModel';
import { isInShop } from '../../../domain/productStatus';
import { paths } from '../../../paths';
import { ActionSheet } from '../ActionSheet';
import { CardList, RowCard, SelectableCard } from '../RowCard';
import type { Selection } from '../selection/useSelection';
import table from '../table.module.css';
import { Thumbnail } from '../Thumbnail';
import { ProductStatus } from './ProductStatus';
import styles from './ProductTable.module.css';
import { useArchiveAction } from './useArchiveAction';

interface CardProps {
  product: Product;
  selection: Selection<Product>;
  onEdit: (id: string) => void;
}

interface ProductCardsProps extends Omit<CardProps, 'product'> {
  products: readonly Product[];
  busy: boolean;
}

/** The products of a page as cards, for narrow windows. */
export function ProductCards({ products, selection, busy, onEdit }: ProductCardsProps) {
  return (
    <CardList label="Products" busy={busy}>
      {products.map((product) => (
        <Card key={product.id} product={product} selection={selection} onEdit={onEdit} />
      ))}
    </CardList>
  );
}

function Card({ product, selection, onEdit }: CardProps) {
  const viewModel = toProductViewModel(product);
  const { name, slugOrId, category, price } = viewModel;
  const { label, run } = useArchiveAction(product);
  const content = {
    image: <Thumbnail viewModel={viewModel} />,
    title: name,
    children: (
      <>
        <span>{category}</span>
        <span className={styles.line}>
          <span className={table.figure}>{price}</span>
          <ProductStatus status={product.status} />
        </span>
      </>
    ),
  };
  const actions = [
    ...(isInShop(product) ? [{ label: 'View in the shop', to: paths.product(slugOrId) }] : []),
    { label, onSelect: run },
  ];
  if (selection.isSelecting) {
    return (
      <SelectableCard
        {...content}
        label={`Select ${name}`}
        isSelected={selection.isSelected(product.id)}
        onToggle={() => selection.toggle(product)}
      />
    );
  }
  return (
    <RowCard
      {...content}
      open={{ id: product.id, label: `Edit ${name}`, text: 'Edit', run: () => onEdit(product.id) }}
      actions={
        <div className={styles.more}>
          <ActionSheet title={name} name={`More actions for ${name}`} actions={actions} />
        </div>
      }
    />
  );
}
