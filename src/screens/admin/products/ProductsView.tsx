import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { editEnded, editStarted, selectAdmin } from '../../../../store/admin';
import { refreshProducts } from '../../../../store/api';
import { useLiveUpdates } from '../../../../store/live';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { sessionEnded } from '../../../../store/session';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import text from '../../../ui/text.module.css';
import { messages } from '../messages';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { confirmLeave } from '../unsavedChanges';
import { AddProduct } from './AddProduct';
import { EditPanel } from './EditPanel';
import { ProductFilters } from './ProductFilters';
import { ProductTools } from './ProductTools';
import styles from './ProductsView.module.css';
import { ProductTable } from './ProductTable';
import { editDraftKey } from './draftKeys';
import { useColumns } from './useColumns';
import { useProductTable } from './useProductTable';

/** The Product Management view (docs/specification.md §2): a form for new products, a table and the edit panel. */
export function ProductsView() {
  const { editingId, sessionExpired } = useAppSelector(selectAdmin);
  const dispatch = useAppDispatch();
  const products = useProductTable();
  const columns = useColumns();
  useLiveUpdates(products.data?.hasAdminApi ?? false);
  const hasImageList = products.data?.extensions.includes('images') ?? false;
  const edit = (id: string) => {
    if (editingId === null || confirmLeave(editDraftKey(editingId))) dispatch(editStarted(id));
  };
  return (
    <section className={table.section} aria-labelledby="products">
      <div className={table.head}>
        <h2 id="products" className={text.title}>
          Product Management
        </h2>
        <p className={styles.fetching}>{products.isFetching && products.data ? messages.loading : null}</p>
        <Button {...shortcutTarget('refresh')} variant="text" onClick={() => dispatch(refreshProducts())}>
          Refresh
        </Button>
        <ProductTools products={products} columns={columns} />
      </div>
      {sessionExpired ? <ExpiredBanner /> : null}
      <AddProduct hasSpecifications={products.data?.hasAdminApi ?? false} hasImageList={hasImageList} />
      <ProductFilters products={products} />
      <ProductTable products={products} columns={columns.shown} onEdit={edit} />
      {editingId === null ? null : (
        <EditPanel key={editingId} id={editingId} hasImageList={hasImageList} onClose={() => dispatch(editEnded())} />
      )}
    </section>
  );
}

/**
 * Session-expired banner with a Re-login button (docs/specification.md §8). Drafts and picked images are kept, and
 * restored after the user has signed in again.
 */
function ExpiredBanner() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const signInAgain = () => {
    dispatch(sessionEnded('all'));
    void navigate(paths.adminLogin);
  };
  return (
    <div className={styles.banner} role="alert">
      <p>{messages.sessionExpired}</p>
      <Button onClick={signInAgain}>Re-login</Button>
    </div>
  );
}
