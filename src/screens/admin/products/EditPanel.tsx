import { useState } from 'react';
import { useEditProductQuery } from '../../../../store/api';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { Failure } from '../Failure';
import { messages } from '../messages';
import { mayLeave } from '../unsaved';
import { EditForm } from './EditForm';
import { History } from './History';
import { editForm, forgetUnsent } from './unsent';

interface EditPanelProps {
  id: string;
  onClose: () => void;
}

/** Spec §2: the edit panel 'Edit Product: {name}'. Closing it with changes asks first. */
export function EditPanel({ id, onClose }: EditPanelProps) {
  const { data, error, refetch } = useEditProductQuery(id);
  const [begun, setBegun] = useState(0);
  const form = editForm(id);
  const cancel = () => {
    if (mayLeave(form)) onClose();
  };
  const discard = () => {
    forgetUnsent(form);
    setBegun(begun + 1);
  };
  return (
    <Dialog title={data ? `Edit Product: ${data.name}` : 'Edit Product'} onClose={cancel} shape="drawer">
      {data ? (
        <>
          <EditForm key={begun} product={data} onDone={onClose} onCancel={cancel} onDiscard={discard} />
          <History product={data} onRestored={onClose} />
        </>
      ) : error ? (
        <Failure sentence={messages.loadOneFailed} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading product..." />
      )}
    </Dialog>
  );
}
