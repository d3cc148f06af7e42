import { editStarted, selectAdmin } from '../../../../store/admin';
import { useLiveUpdates } from '../../../../store/live';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { leaveForm } from '../../../ui/unsavedChanges';
import { useSelection } from '../selection/useSelection';
import { ViewSection } from '../ViewSection';
import { AddProduct } from './AddProduct';
import { EditPanel } from './EditPanel';
import { ExpiredBanner } from './ExpiredBanner';
import { ProductFilters } from './ProductFilters';
import { ProductTools } from './ProductTools';
import { ProductTable } from './ProductTable';
import { editDraftKey } from './draftKeys';
import { useColumns } from './useColumns';
import { useOpenedProduct } from './useOpenedProduct';
import { useProductTable } from './useProductTable';

/** The Product Management view (docs/specification.md §2): a form for new products, a table and the edit panel. */
export function ProductsView() {
  const { sessionExpired } = useAppSelector(selectAdmin);
  const { editingId, close } = useOpenedProduct();
  const dispatch = useAppDispatch();
  const products = useProductTable();
  const columns = useColumns();
  const selection = useSelection(products.data?.products ?? []);
  useLiveUpdates(products.data?.hasAdminApi ?? false);
  const has = (extension: string) => products.data?.extensions.includes(extension) ?? false;
  const extraFields = {
    specifications: products.data?.hasAdminApi ?? false,
    images: has('images'),
    details: has('details'),
  };
  const edit = (id: string) => {
    const start = () => dispatch(editStarted(id));
    if (editingId === null) start();
    else leaveForm(start, { form: editDraftKey(editingId) });
  };
  return (
    <ViewSection
      title="Product Management"
      actions={
        <>
          <ProductTools products={products} columns={columns} />
          <AddProduct extraFields={extraFields} />
        </>
      }
    >
      {sessionExpired ? <ExpiredBanner /> : null}
      <ProductFilters products={products} selection={selection} />
      <ProductTable products={products} columns={columns.shown} selection={selection} onEdit={edit} />
      {editingId === null ? null : (
        <EditPanel
          id={editingId}
          extraFields={extraFields}
          order={products.data?.products.map(({ id }) => id) ?? []}
          onOpen={edit}
          onClose={close}
        />
      )}
    </ViewSection>
  );
}
