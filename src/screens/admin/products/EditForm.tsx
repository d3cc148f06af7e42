import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useListProductHistoryQuery, type Product } from '../../../../store/api';
import { PersistDraft } from '../../../ui/PersistDraft';
import { getDraftFile } from '../../../ui/drafts';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { messages } from '../messages';
import { UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import { findConflicts } from './conflicts';
import { ConflictResolver } from './ConflictResolver';
import { DraftNotice } from './DraftNotice';
import styles from './EditForm.module.css';
import { isSameBase, loadDraftEditBase, toEditBase, type EditBase } from './editBase';
import { FormActions } from '../FormActions';
import { ProductFields } from './ProductFields';
import { ProductSummary } from './ProductSummary';
import { editSchema, type ExtraFields, type ProductFormValues } from './productSchema';
import { editDraftKey } from './draftKeys';
import { clearProductDraft } from './productDrafts';
import { useSaveProduct } from './useSaveProduct';

interface EditFormProps {
  product: Product;
  extraFields: ExtraFields;
  onDone: () => void;
  onCancel: () => void;
  /** Called when the user discards the draft that was restored from an earlier visit. */
  onDiscard: () => void;
  /** Content between the fields and the buttons, which stay at the lower edge of the panel. */
  children: ReactNode;
}

/**
 * Form that edits one product. If someone else saves a newer version of the product, an unchanged form shows the new
 * values, and the newer version becomes its merge base. A changed form keeps its fields and its merge base, and says who
 * has saved. Both versions are merged on save.
 */
export function EditForm({ product, extraFields, onDone, onCancel, onDiscard, children }: EditFormProps) {
  const draftKey = editDraftKey(product.id);
  const [initialBase, setInitialBase] = useState(() => loadDraftEditBase(draftKey) ?? toEditBase(product));
  const [hasDraft] = useState(() => loadDraftEditBase(draftKey) !== null || getDraftFile(draftKey) !== null);
  const [isSaved, setSaved] = useState(false);
  const { save, base, setBase, theirs, choices, setChoices, error } = useSaveProduct({
    id: product.id,
    initialBase,
    draftKey,
    onDone: () => {
      setSaved(true);
      onDone();
    },
  });
  const follow = (stored: EditBase) => {
    setInitialBase(stored);
    setBase(stored);
  };
  // A provider may announce other fields than its products have.
  const hasSpecifications = product.specifications !== null;
  const submit = useSingleFlight((values: ProductFormValues, { setValues }: FormikHelpers<ProductFormValues>) =>
    save(values, (resolved) => void setValues(resolved, false)),
  );

  return (
    <Formik
      initialValues={{ ...initialBase.text, image: null as File | null }}
      validationSchema={editSchema}
      onSubmit={submit}
    >
      {({ dirty, isSubmitting, values }) => {
        const conflicts = theirs ? findConflicts(base, values, theirs) : [];
        return (
          <Form className={styles.form} label="Edit product">
            <FollowStored product={product} base={base} isKept={hasDraft} onFollow={follow} />
            <ProductSummary product={product} extraFields={extraFields} />
            <PersistDraft name={draftKey} from={base} />
            <UnsavedChangesGuard
              form={draftKey}
              name={`Edit Product: ${product.name}`}
              when={dirty}
              onDiscard={() => clearProductDraft(draftKey)}
            />
            <DraftNotice
              isShown={hasDraft && dirty}
              message={messages.draftKept}
              discard="Discard them"
              onDiscard={onDiscard}
            />
            {theirs && conflicts.length > 0 ? (
              <ConflictResolver conflicts={conflicts} foundWith={theirs} choices={choices} onChoose={setChoices} />
            ) : null}
            {dirty && !isSubmitting && !isSaved && conflicts.length === 0 ? (
              <ChangedMeanwhile product={product} base={base} />
            ) : null}
            <ProductFields
              draftKey={draftKey}
              required={false}
              images={product.images}
              extraFields={{ ...extraFields, specifications: hasSpecifications }}
            />
            {children}
            <FormActions
              label="Save Changes"
              busyLabel="Saving..."
              isEdit
              error={error}
              conflicts={conflicts.filter(({ field }) => !choices[field]).length}
              onCancel={onCancel}
            />
          </Form>
        );
      }}
    </Formik>
  );
}

interface FollowStoredProps {
  /** The stored product, which live updates keep current. */
  product: Product;
  base: EditBase;
  /** Whether the form was opened with a draft, whose merge base must not change. */
  isKept: boolean;
  onFollow: (stored: EditBase) => void;
}

/** Resets an unchanged form to the stored product as soon as someone else has saved it. Renders nothing. */
function FollowStored({ product, base, isKept, onFollow }: FollowStoredProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext<ProductFormValues>();
  const canFollow = !isKept && !dirty && !isSubmitting;
  const followStored = useEffectEvent((latest: Product) => {
    const stored = toEditBase(latest);
    if (isSameBase(stored, base)) return;
    resetForm({ values: { ...stored.text, image: null } });
    onFollow(stored);
  });
  useEffect(() => {
    if (canFollow) followStored(product);
  }, [product, canFollow]);
  return null;
}

/** Says who has saved a newer version of the product than the one on which a changed form is based. */
function ChangedMeanwhile({ product, base }: Pick<FollowStoredProps, 'product' | 'base'>) {
  const { data: history } = useListProductHistoryQuery({ id: product.id });
  const isNewer = product.version !== null && base.version !== null && product.version > base.version;
  return (
    <p className={styles.notice} role="status">
      {isNewer ? messages.changedBy(history?.[0]?.by) : null}
    </p>
  );
}
