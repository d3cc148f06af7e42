import { useState } from 'react';
import { useGetProductForEditQuery } from '../../../../store/api';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { confirmLeave } from '../unsavedChanges';
import { EditForm } from './EditForm';
import { ProductHistory } from './ProductHistory';
import { editDraftKey, clearProductDraft } from './productDrafts';

interface EditPanelProps {
  id: string;
  onClose: () => void;
}

/** Spec §2: the edit panel 'Edit Product: {name}'. Closing it with changes asks first. */
export function EditPanel({ id, onClose }: EditPanelProps) {
  const { data, error, refetch } = useGetProductForEditQuery(id);
  const [begun, setBegun] = useState(0);
  const form = editDraftKey(id);
  const cancel = () => {
    if (confirmLeave(form)) onClose();
  };
  const discard = () => {
    clearProductDraft(form);
    setBegun(begun + 1);
  };
  return (
    <Dialog title={data ? `Edit Product: ${data.name}` : 'Edit Product'} onClose={cancel} shape="drawer">
      {data ? (
        <>
          <EditForm key={begun} product={data} onDone={onClose} onCancel={cancel} onDiscard={discard} />
          <ProductHistory product={data} onRestored={onClose} />
        </>
      ) : error ? (
        <LoadError sentence={messages.loadOneFailed} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading product..." />
      )}
    </Dialog>
  );
}
