import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { getErrorMessage, statusOf, type Product } from '../../../../store/api';
import { getDraftFile, loadDraft } from '../../../ui/drafts';
import { PersistDraft } from '../../../ui/PersistDraft';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { normaliseSpecifications } from '../../../domain/specifications';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { leaveForm, UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import styles from './AddProduct.module.css';
import { describeFailure } from './describeFailure';
import { DraftNotice } from './DraftNotice';
import { FormActions } from '../FormActions';
import { imageMessages } from './imageMessages';
import { finishUploads } from './imageUploads';
import { ProductFields } from './ProductFields';
import { emptyProduct, newProductSchema, type ExtraFields, type ProductFormValues } from './productSchema';
import { NEW_PRODUCT_DRAFT_KEY } from './draftKeys';
import { clearProductDraft } from './productDrafts';

type ResetForm = FormikHelpers<ProductFormValues>['resetForm'];

export interface AddProductFormProps {
  extraFields: ExtraFields;
  /** Whether the form is in view, so that its values are unsaved changes that a navigation would hide. */
  isShown: boolean;
  onCreate: (values: ProductFormValues) => Promise<Product>;
  /** Called when the product has been created, or the user has cancelled. There is no draft then. */
  onClose: () => void;
}

/** The fields and the buttons of 'Add New Product'. Typed values and the picked image are kept as a draft. */
export function AddProductForm({ extraFields, isShown, onCreate, onClose }: AddProductFormProps) {
  const [hasDraft] = useState(hasStoredDraft);
  // Whether the form shows that draft: until the product is created, or the draft is discarded.
  const [isRestored, setRestored] = useState(hasDraft);
  const [error, setError] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const discard = (resetForm: ResetForm) => {
    clearProductDraft(NEW_PRODUCT_DRAFT_KEY);
    resetForm({ values: emptyProduct });
    setError(null);
    setRestored(false);
  };
  const close = (resetForm: ResetForm) => {
    clearProductDraft(NEW_PRODUCT_DRAFT_KEY);
    // Before the reset: the field that loses the focus would be marked as touched.
    onClose();
    discard(resetForm);
  };

  const save = useSingleFlight(async (form: ProductFormValues, { resetForm }: FormikHelpers<ProductFormValues>) => {
    setError(null);
    const { images, failed } = await finishUploads(form.images);
    if (failed.length > 0) return notifyResult(imageMessages.notSaved(failed));
    try {
      const specifications = normaliseSpecifications(form.specifications);
      const { name } = await onCreate({ ...form, images, specifications });
      close(resetForm);
      ignoreSecondClick();
      return notifyResult(messages.created(name));
    } catch (failure) {
      // A banner says what to do.
      if (statusOf(failure) === 401) return notifyResult(messages.expired);
      setError(describeFailure(failure));
      return notifyResult(getErrorMessage(failure, messages.createFailed));
    }
  });

  return (
    <div ref={frame}>
      <Formik initialValues={emptyProduct} validationSchema={newProductSchema} onSubmit={save}>
        {({ dirty, resetForm }) => (
          <Form className={styles.form} label="Add New Product">
            <PersistDraft name={NEW_PRODUCT_DRAFT_KEY} />
            <UnsavedChangesGuard
              form={NEW_PRODUCT_DRAFT_KEY}
              name="Add New Product"
              when={dirty && isShown}
              onDiscard={() => clearProductDraft(NEW_PRODUCT_DRAFT_KEY)}
            />
            <DraftNotice
              isShown={isRestored && dirty}
              message={messages.draftRestored}
              discard="Discard it"
              onDiscard={() => {
                discard(resetForm);
                // The button disappears.
                frame.current?.querySelector('input')?.focus();
              }}
            />
            <p className={styles.note}>{messages.requiredFields}</p>
            <ProductFields draftKey={NEW_PRODUCT_DRAFT_KEY} required images={[]} extraFields={extraFields} />
            <FormActions
              label="Add Product"
              busyLabel="Adding..."
              error={error}
              onCancel={() => leaveForm(() => close(resetForm), { form: NEW_PRODUCT_DRAFT_KEY })}
            />
          </Form>
        )}
      </Formik>
    </div>
  );
}

/** Returns whether values or an image of a new product are kept as a draft. */
export const hasStoredDraft = (): boolean =>
  loadDraft(NEW_PRODUCT_DRAFT_KEY) !== null || getDraftFile(NEW_PRODUCT_DRAFT_KEY) !== null;

/** Ignores the second click of a double click, which would press what has taken the place of the button. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
}
