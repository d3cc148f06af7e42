import { useRef, useState, type SyntheticEvent } from 'react';
import { selectAdmin } from '../../../../store/admin';
import { useAppSelector } from '../../../../store/hooks';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { notify } from '../../../ui/toast';
import { useBackToClose } from '../../../ui/useBackToClose';
import { messages } from '../messages';
import { shortcutTarget } from '../shortcutTarget';
import { useCards } from '../useCards';
import styles from './AddProduct.module.css';
import { AddProductForm, hasStoredDraft, type AddProductFormProps } from './AddProductForm';
import { ExpiredBanner } from './ExpiredBanner';
import type { ExtraFields } from './productSchema';
import { useCreateProduct } from './useCreateProduct';

/**
 * 'Add New Product' (docs/specification.md §2): a form that unfolds above the list, or a full-screen panel in a narrow
 * window. The input is kept as a draft until the product has been created. If there is a draft, the form is unfolded from
 * the start. The panel would cover the list, so it stays closed, and its button says 'Continue draft'.
 */
export function AddProduct({ extraFields }: { extraFields: ExtraFields }) {
  const isNarrow = useCards();
  const create = useCreateProduct(extraFields);
  const [isOpen, setOpen] = useState(() => !isNarrow && hasStoredDraft());
  const Container = isNarrow ? AddProductPanel : AddProductCard;
  return <Container isOpen={isOpen} onToggle={setOpen} form={{ extraFields, isShown: isOpen, onCreate: create }} />;
}

interface ContainerProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Properties of the form, besides the function that closes the container. */
  form: Omit<AddProductFormProps, 'onClose'>;
}

function AddProductCard({ isOpen, onToggle, form }: ContainerProps) {
  const section = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!section.current?.open) return;
    section.current.open = false;
    // The focused button is hidden now.
    section.current.querySelector('summary')?.focus();
  };
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    onToggle(currentTarget.open);
    if (currentTarget.open) focusFirstField(currentTarget);
    else notifyOfDraft();
  };
  return (
    <details ref={section} className={styles.add} open={isOpen} onToggle={toggled}>
      <summary {...shortcutTarget('add')} className={styles.summary}>
        Add New Product
      </summary>
      <AddProductForm {...form} onClose={close} />
    </details>
  );
}

function AddProductPanel({ isOpen, onToggle, form }: ContainerProps) {
  const { sessionExpired } = useAppSelector(selectAdmin);
  const [hasDraft, setHasDraft] = useState(hasStoredDraft);
  const { close } = useBackToClose(isOpen, () => {
    onToggle(false);
    setHasDraft(hasStoredDraft());
    notifyOfDraft();
  });
  return (
    <>
      <Button {...shortcutTarget('add')} aria-haspopup="dialog" onClick={() => onToggle(true)}>
        {hasDraft ? 'Continue draft' : 'Add New Product'}
      </Button>
      {isOpen ? (
        <Dialog title="Add New Product" shape="drawer" onClose={close}>
          {sessionExpired ? (
            // The panel covers the banner of the view.
            <div className={styles.expired}>
              <ExpiredBanner />
            </div>
          ) : null}
          <AddProductForm {...form} onClose={close} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Says that a draft is kept, if the user has closed the form with one. */
function notifyOfDraft(): void {
  if (hasStoredDraft()) notify(messages.draftStays, 'info');
}

/** Focuses the first field of the form when its summary has opened it. */
function focusFirstField(form: HTMLDetailsElement): void {
  if (document.activeElement?.matches('summary')) form.querySelector('input')?.focus();
}
