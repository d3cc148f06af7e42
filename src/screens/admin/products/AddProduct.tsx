import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState, type SyntheticEvent } from 'react';
import { getErrorMessage, useCreateProductMutation, type Category, type ProductStatus } from '../../../../store/api';
import { getDraftFile, loadDraft } from '../../../ui/drafts';
import { PersistDraft } from '../../../ui/PersistDraft';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { notify } from '../../../ui/toast';
import { useBackToClose } from '../../../ui/useBackToClose';
import { parsePrice } from '../../../domain/price';
import { normaliseSpecifications, toSpecifications } from '../../../domain/specifications';
import { parseTags } from '../../../domain/tags';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { shortcutTarget } from '../shortcutTarget';
import { leaveForm, UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import styles from './AddProduct.module.css';
import { describeFailure } from './describeFailure';
import { DraftNotice } from './DraftNotice';
import { FormActions } from '../FormActions';
import { imageMessages } from './imageMessages';
import { finishUploads, toSentImages } from './imageUploads';
import { ProductFields } from './ProductFields';
import { emptyProduct, newProductSchema, toOneLine, type ExtraFields, type ProductFormValues } from './productSchema';
import { NEW_PRODUCT_DRAFT_KEY } from './draftKeys';
import { clearProductDraft } from './productDrafts';

/**
 * The 'Add New Product' form (docs/specification.md §2). Typed values and the picked image are kept as a draft until
 * the product has been created. The form is closed at first, unless there is such a draft.
 */
export function AddProduct({ extraFields }: { extraFields: ExtraFields }) {
  const [create] = useCreateProductMutation();
  const [hasDraft] = useState(hasStoredDraft);
  // Whether the form shows that draft: until the product is created, or the draft is discarded.
  const [isRestored, setRestored] = useState(hasDraft);
  const [error, setError] = useState<string | null>(null);
  const section = useRef<HTMLDetailsElement>(null);
  // Values and idempotency key of the last attempt. If its response is lost and the user sends the same values again,
  // the same key keeps the server from creating a second product.
  const attempt = useRef<{ values: ProductFormValues; key: string | undefined } | null>(null);

  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!section.current?.open) return;
    section.current.open = false;
    // The focused button is hidden now.
    section.current.querySelector('summary')?.focus();
  };
  const { close: leaveEntry } = useBackToClose(isOpen, close);
  const [isShown, setShown] = useState(hasDraft);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // A form that opens by itself, because there is a draft, gets no entry in the history.
    setShown(currentTarget.open);
    if (!currentTarget.open && hasStoredDraft()) notify(messages.draftStays, 'info');
    setOpen(currentTarget.open && currentTarget.contains(document.activeElement));
    if (currentTarget.open) focusFirstField(currentTarget);
    else if (isOpen) leaveEntry();
  };

  const discard = (resetForm: FormikHelpers<ProductFormValues>['resetForm']) => {
    clearProductDraft(NEW_PRODUCT_DRAFT_KEY);
    resetForm({ values: emptyProduct });
    setError(null);
    setRestored(false);
  };

  const save = useSingleFlight(async (form: ProductFormValues, { resetForm }: FormikHelpers<ProductFormValues>) => {
    setError(null);
    const { images, failed } = await finishUploads(form.images);
    if (failed.length > 0) return notifyResult(imageMessages.notSaved(failed));
    const values = { ...form, images, specifications: normaliseSpecifications(form.specifications) };
    if (!attempt.current || !isSame(attempt.current.values, values)) attempt.current = { values, key: newKey() };
    try {
      const product = await create({
        'Idempotency-Key': attempt.current.key,
        newProduct: {
          name: values.name.trim(),
          description: values.description.trim(),
          category: values.category as Category,
          price: parsePrice(values.price),
          ...(extraFields.details && {
            shortDescription: toOneLine(values.shortDescription) || undefined,
            tags: values.tags.trim() ? parseTags(values.tags) : undefined,
            status: values.status as ProductStatus,
          }),
          specifications: values.specifications === '' ? undefined : toSpecifications(values.specifications),
          images: images === '' ? undefined : toSentImages(images),
          image: values.image ?? undefined,
        },
      }).unwrap();
      attempt.current = null;
      // Before the reset: the field that loses the focus would be marked as touched.
      close();
      ignoreSecondClick();
      discard(resetForm);
      return notifyResult(messages.created(product.name));
    } catch (failure) {
      // 422: the server has already used this key for a product with other values, so the next attempt needs a new key.
      if (statusOf(failure) === 422) attempt.current = null;
      // A banner above the list says what to do.
      if (statusOf(failure) === 401) return notifyResult(messages.expired);
      setError(describeFailure(failure));
      return notifyResult(getErrorMessage(failure, messages.createFailed));
    }
  });

  return (
    <details ref={section} className={styles.add} open={hasDraft} onToggle={onToggle}>
      <summary {...shortcutTarget('add')} className={styles.summary}>
        Add New Product
      </summary>
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
                section.current?.querySelector('input')?.focus();
              }}
            />
            <p className={styles.note}>{messages.requiredFields}</p>
            <ProductFields draftKey={NEW_PRODUCT_DRAFT_KEY} required images={[]} extraFields={extraFields} />
            <FormActions
              label="Add Product"
              busyLabel="Adding..."
              error={error}
              onCancel={() => {
                const leave = () => {
                  discard(resetForm);
                  close();
                };
                leaveForm(leave, { form: NEW_PRODUCT_DRAFT_KEY });
              }}
            />
          </Form>
        )}
      </Formik>
    </details>
  );
}

const hasStoredDraft = (): boolean =>
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

/** Focuses the first field of the form when its summary has opened it. */
function focusFirstField(form: HTMLDetailsElement): void {
  if (document.activeElement?.matches('summary')) form.querySelector('input')?.focus();
}

const isSame = (one: ProductFormValues, other: ProductFormValues): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof ProductFormValues] === value);

/** Returns a random UUID. Returns undefined on plain HTTP (except localhost), where browsers offer no `randomUUID`. */
const newKey = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.();

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
