import { useFormikContext } from 'formik';
import { categories, categoryLabel, isCategory } from '../../../domain/category';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields';
import { ImageField } from './ImageField';
import type { ProductFormValues } from './productSchema';
import styles from './ProductFields.module.css';

interface ProductFieldsProps {
  /** Under which name the picked picture is held until it has been sent. */
  form: string;
  /** Spec §5: required when adding, not when editing. */
  required: boolean;
  /** The picture that the product has already. */
  current: string | null;
}

/** Spec §3: the fields of the admin product form. */
export function ProductFields({ form, required, current }: ProductFieldsProps) {
  const { isSubmitting, initialValues } = useFormikContext<ProductFormValues>();
  // What is typed while a form is on its way would be lost when it has arrived.
  const steady = { readOnly: isSubmitting, optional: !required };
  const own = initialValues.category;
  const options = isCategory(own) ? categories : [{ value: own, label: categoryLabel(own) }, ...categories];
  return (
    <div className={styles.fields}>
      <div className={styles.textFields}>
        <TextField name="name" label="Name" maxLength={200} {...steady} />
        <TextAreaField name="description" label="Description" rows={6} maxLength={5000} {...steady} />
        <div className={styles.pair}>
          <SelectField name="category" label="Category" options={options} hidePlaceholder disabled={isSubmitting} />
          <TextField
            name="price"
            label="Price in EUR"
            type="number"
            inputMode="decimal"
            min={0}
            step={100}
            placeholder="15000"
            // Scrolling the page over the field would change the price.
            onWheel={(event) => event.currentTarget.blur()}
            {...steady}
          />
        </div>
      </div>
      <ImageField form={form} current={current} />
    </div>
  );
}
