import { useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useBackToClose } from '../../../ui/useBackToClose';
import { ChoiceForm } from '../ChoiceForm';
import { shortcutTarget } from '../shortcutTarget';
import { useCards } from '../useCards';

type BulkChoiceProps = Pick<ComponentProps<typeof ChoiceForm>, 'label' | 'options' | 'action' | 'shortcut' | 'busy'> & {
  onSave: (value: string) => void;
};

/** Select with a button that changes all selected rows. In narrow windows, a button that opens both in a sheet. */
export function BulkChoice({ onSave, ...choice }: BulkChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { close, leave } = useBackToClose(isOpen, () => setOpen(false));
  // The first option says what the select changes: in wide windows it has no visible label.
  const options = [{ value: '', label: `${choice.label} …` }, ...choice.options];
  if (!useCards()) return <ChoiceForm {...choice} options={options} value="" onSave={onSave} />;
  const save = (value: string) =>
    leave(() => {
      setOpen(false);
      onSave(value);
    });
  return (
    <>
      <Button
        {...shortcutTarget(choice.shortcut)}
        variant="outlined"
        aria-haspopup="dialog"
        aria-disabled={choice.busy}
        onClick={choice.busy ? undefined : () => setOpen(true)}
      >
        {choice.action}
      </Button>
      {isOpen ? (
        <Dialog title={choice.action} shape="sheet" onClose={close}>
          <ChoiceForm {...choice} options={options} value="" isButtonFixed onSave={save} />
        </Dialog>
      ) : null}
    </>
  );
}
