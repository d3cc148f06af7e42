import { categories } from '../../../domain/category';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields';
import { ImageField } from './ImageField';
import styles from './ProductFields.module.css';

interface ProductFieldsProps {
  /** Under which name the picked picture is held until it has been sent. */
  form: string;
  /** Spec §5: required when adding, not when editing. */
  required: boolean;
  /** The picture that the product has already. */
  current?: string;
}

/** Spec §3: the fields of the admin product form. */
export function ProductFields({ form, required, current }: ProductFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.words}>
        <TextField name="name" label="Name" maxLength={200} optional={!required} />
        <TextAreaField
          name="description"
          label="Description"
          rows={6}
          maxLength={5000}
          optional={!required}
        />
        <div className={styles.pair}>
          <SelectField name="category" label="Category" options={categories} chosen />
          <TextField
            name="price"
            label="Price in EUR"
            type="number"
            inputMode="decimal"
            min={0}
            step={100}
            placeholder="15000"
            optional={!required}
          />
        </div>
      </div>
      <ImageField form={form} current={current} />
    </div>
  );
}
