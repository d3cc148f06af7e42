import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../../store/api';
import { PersistDraft } from '../../../ui/PersistDraft';
import { getDraftFile } from '../../../ui/drafts';
import { Form } from '../../../ui/Form';
import { useSingleFlight } from '../../../ui/singleFlight';
import { messages } from '../messages';
import { UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import { findConflicts, applyResolution, type FieldConflict } from './conflicts';
import { ConflictResolver } from './ConflictResolver';
import { DraftNotice } from './DraftNotice';
import styles from './EditForm.module.css';
import { loadDraftEditBase, toEditBase } from './editBase';
import { FormActions } from '../FormActions';
import { ProductFields } from './ProductFields';
import { ProductSummary, type Section } from './ProductSummary';
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
 * Form that edits one product. The merge base is fixed when the form opens. If someone else saves a newer version of
 * the product, the fields do not change while the user is typing. Both versions are merged on save.
 */
export function EditForm({ product, extraFields, onDone, onCancel, onDiscard, children }: EditFormProps) {
  const draftKey = editDraftKey(product.id);
  const [initialBase] = useState(() => loadDraftEditBase(draftKey) ?? toEditBase(product));
  const [hasDraft] = useState(() => loadDraftEditBase(draftKey) !== null || getDraftFile(draftKey) !== null);
  const { save, base, theirs, error, acceptCurrent } = useSaveProduct({
    id: product.id,
    initialBase,
    draftKey,
    onDone,
  });
  // A provider may announce other fields than its products have.
  const hasSpecifications = product.specifications !== null;
  const sections: Section[] = [
    'details',
    ...(hasSpecifications ? (['specifications'] as const) : []),
    ...(extraFields.images ? (['pictures'] as const) : []),
    'history',
  ];
  const submit = useSingleFlight((values: ProductFormValues) => save(values));

  return (
    <Formik
      initialValues={{ ...initialBase.text, image: null as File | null }}
      validationSchema={editSchema}
      onSubmit={submit}
    >
      {({ dirty, values, setValues, submitForm }) => {
        const conflicts = theirs ? findConflicts(base, values, theirs) : [];
        const resolveConflicts = (fieldsFromTheirs: readonly FieldConflict['field'][]) => {
          // Update the values and the merge base synchronously, because submitForm() below must already see them.
          flushSync(() => {
            if (theirs) void setValues(applyResolution(base, values, theirs, fieldsFromTheirs), false);
            acceptCurrent();
          });
          void submitForm();
        };
        return (
          <Form className={styles.form} label="Edit product">
            <ProductSummary product={product} sections={sections} />
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
            <ProductFields
              draftKey={draftKey}
              required={false}
              images={product.images}
              extraFields={{ ...extraFields, specifications: hasSpecifications }}
            />
            {conflicts.length > 0 ? <ConflictResolver conflicts={conflicts} onResolve={resolveConflicts} /> : null}
            {children}
            <FormActions label="Save Changes" busyLabel="Saving..." isEdit error={error} onCancel={onCancel} />
          </Form>
        );
      }}
    </Formik>
  );
}
