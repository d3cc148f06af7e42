import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../../store/api';
import { Button } from '../../../ui/Button';
import { Draft } from '../../../ui/Draft';
import { keptFile } from '../../../ui/drafts';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { messages } from '../messages';
import { Unsaved } from '../unsaved';
import { clashesOf, settled, type Clash } from './clashes';
import { ConflictChoice } from './ConflictChoice';
import styles from './EditForm.module.css';
import { keptPin, pin } from './pinned';
import { ProductFields } from './ProductFields';
import { editSchema, type ProductValues } from './productSchema';
import { editForm } from './unsent';
import { useSaving } from './useSaving';

interface EditFormProps {
  product: Product;
  onDone: () => void;
  onCancel: () => void;
  /** Called when what was kept from an earlier visit is not wanted. */
  onDiscard: () => void;
}

/**
 * The fields of one product. The version is pinned when the form is begun: what arrives later never changes it under
 * the person's hands, it is merged when they save.
 */
export function EditForm({ product, onDone, onCancel, onDiscard }: EditFormProps) {
  const form = editForm(product.id);
  const [begun] = useState(() => keptPin(form) ?? pin(product));
  const [wasKept] = useState(() => keptPin(form) !== null || keptFile(form) !== null);
  const { save, base, theirs, settle } = useSaving({ id: product.id, begun, form, onDone });
  const submit = useSingleFlight((values: ProductValues) => save(values));

  return (
    <Formik
      initialValues={{ ...begun.text, image: null as File | null }}
      validationSchema={editSchema}
      onSubmit={submit}
    >
      {({ isSubmitting, dirty, values, setValues, submitForm }) => {
        const clashes = theirs ? clashesOf(base, values, theirs) : [];
        const choose = (givenUp: readonly Clash['field'][]) => {
          // At once: what is submitted is what was chosen, measured against what stands now.
          flushSync(() => {
            if (theirs) void setValues(settled(base, values, theirs, givenUp), false);
            settle();
          });
          void submitForm();
        };
        return (
          <>
            <SaveShortcut onSave={submitForm} />
            <Form className={styles.form} label="Edit product">
              <Draft name={form} from={base} />
              <Unsaved form={form} when={dirty} />
              {wasKept && dirty ? (
                <p className={styles.kept} role="status">
                  {messages.draftKept}{' '}
                  <Button look="text" onClick={onDiscard}>
                    Discard them
                  </Button>
                </p>
              ) : null}
              <ProductFields form={form} required={false} current={begun.picture} />
              {clashes.length > 0 ? <ConflictChoice clashes={clashes} onChosen={choose} /> : null}
              <div className={styles.actions}>
                <Button type="submit" aria-disabled={isSubmitting} aria-keyshortcuts="Control+S">
                  {isSubmitting ? 'Saving...' : 'Save Changes'}
                </Button>
                <Button look="outlined" onClick={onCancel} aria-keyshortcuts="Escape">
                  Cancel
                </Button>
                <p className={styles.hint}>Ctrl S saves, Escape cancels.</p>
              </div>
            </Form>
          </>
        );
      }}
    </Formik>
  );
}

/** Ctrl S (⌘ S) saves, wherever in the panel the person is. */
function SaveShortcut({ onSave }: { onSave: () => Promise<unknown> }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void onSave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onSave]);
  return null;
}
