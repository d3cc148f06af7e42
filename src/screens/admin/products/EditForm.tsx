import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import type { Product } from '../../../../store/api';
import type { ProductText } from '../../../domain/mergeEdits';
import { Button } from '../../../ui/Button';
import { Draft } from '../../../ui/Draft';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { Unsaved } from '../unsaved';
import { ConflictChoice } from './ConflictChoice';
import styles from './EditForm.module.css';
import { heldPicture } from './heldPictures';
import { ProductFields } from './ProductFields';
import { editSchema, toText, type ProductValues } from './productSchema';
import { useSaving } from './useSaving';

interface EditFormProps {
  product: Product;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * The fields of one product. The version is pinned when the panel opens: what arrives later never changes the form
 * under the person's hands, it is merged when they save.
 */
export function EditForm({ product, onDone, onCancel }: EditFormProps) {
  const [pinned] = useState(product);
  const form = `edit:${pinned.id}`;
  const { save, conflict, settle } = useSaving({ pinned, form, onDone });
  const submit = useSingleFlight((values: ProductValues) => save(values));

  return (
    <Formik
      initialValues={{ ...toText(pinned), image: heldPicture(form) }}
      validationSchema={editSchema}
      onSubmit={submit}
    >
      {({ isSubmitting, dirty, values, setValues, submitForm }) => {
        const choose = (chosen: Partial<ProductText>) => {
          settle();
          void setValues({ ...values, ...chosen }).then(submitForm);
        };
        return (
          <>
            <SaveShortcut onSave={submitForm} />
            <Form className={styles.form} label="Edit product">
              <Draft name={form} />
              <Unsaved when={dirty} />
              <ProductFields form={form} required={false} current={pinned.images[0]?.url} />
              {conflict ? <ConflictChoice conflicts={conflict} onChosen={choose} /> : null}
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
