import { useEditProductQuery } from '../../../../store/api';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { messages } from '../messages';
import { mayLeave } from '../unsaved';
import { EditForm } from './EditForm';
import { History } from './History';

interface EditPanelProps {
  id: string;
  onClose: () => void;
}

/** Spec §2: the edit panel 'Edit Product: {name}'. Closing it with changes asks first. */
export function EditPanel({ id, onClose }: EditPanelProps) {
  const { data, error, refetch } = useEditProductQuery(id);
  const cancel = () => {
    if (mayLeave()) onClose();
  };
  return (
    <Dialog title={data ? `Edit Product: ${data.name}` : 'Edit Product'} onClose={cancel} shape="drawer">
      {data ? (
        <>
          <EditForm product={data} onDone={onClose} onCancel={cancel} />
          <History product={data} onRestored={onClose} />
        </>
      ) : error ? (
        <div role="alert">
          <p>{messages.loadOneFailed}</p>
          <Button look="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Spinner label="Loading product..." />
      )}
    </Dialog>
  );
}
