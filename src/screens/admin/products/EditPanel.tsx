import { useState } from 'react';
import { useGetProductForEditQuery } from '../../../../store/api';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { toProductViewModel } from '../../../domain/productViewModel';
import { Neighbours } from '../Neighbours';
import { RowLoadError } from '../RowLoadError';
import { Thumbnail } from '../Thumbnail';
import { useCards } from '../useCards';
import { leaveForm } from '../../../ui/unsavedChanges';
import { EditForm } from './EditForm';
import { ProductHistory } from './ProductHistory';
import styles from './EditPanel.module.css';
import { editDraftKey } from './draftKeys';
import { clearProductDraft } from './productDrafts';
import { SectionMenu } from './Sections';
import type { ExtraFields } from './productSchema';

interface EditPanelProps {
  id: string;
  extraFields: ExtraFields;
  /** Ids of the products in the list, in its order. */
  order: readonly string[];
  /** Opens another product, after a question if the form has unsaved changes. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/**
 * Drawer 'Edit Product: {name}' (docs/specification.md §2). Closing it with unsaved changes asks the user to confirm.
 */
export function EditPanel({ id, extraFields, order, onOpen, onClose }: EditPanelProps) {
  const { currentData: data, error, refetch } = useGetProductForEditQuery(id);
  // React key of the form. Incremented when the draft is discarded, to remount the form with the stored product.
  const [formKey, setFormKey] = useState(0);
  const hasCards = useCards();
  const draftKey = editDraftKey(id);
  const cancel = () => leaveForm(onClose, { form: draftKey });
  const discard = () => {
    clearProductDraft(draftKey);
    setFormKey(formKey + 1);
  };
  return (
    <Dialog
      title={data ? `Edit Product: ${data.name}` : 'Edit Product'}
      onClose={cancel}
      shape="drawer"
      controls={
        <div className={styles.controls}>
          {/* On a phone, there is no room for both. */}
          {!hasCards ? (
            <Neighbours label="Products of the list" id={id} order={order} onOpen={onOpen} />
          ) : data ? (
            <div className={styles.image}>
              <Thumbnail viewModel={toProductViewModel(data)} />
            </div>
          ) : null}
          {data ? <SectionMenu product={data} extraFields={extraFields} /> : null}
        </div>
      }
    >
      {data ? (
        <EditForm
          key={`${id} ${formKey}`}
          product={data}
          extraFields={extraFields}
          onDone={onClose}
          onCancel={cancel}
          onDiscard={discard}
        >
          <ProductHistory product={data} onRestored={onClose} />
        </EditForm>
      ) : error ? (
        <RowLoadError row="product" error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading product..." />
      )}
    </Dialog>
  );
}
