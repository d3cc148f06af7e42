import { useFormikContext } from 'formik';
import { categories, categoryLabel, isCategory } from '../../../domain/category';
import { materials } from '../../../domain/materials';
import { formatPrice, parsePrice } from '../../../domain/price';
import { productStatuses } from '../../../domain/productStatus';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields';
import type { ProductImage } from '../../../../store/images';
import { ImageField } from './ImageField';
import { ImageListField } from './ImageListField';
import type { ExtraFields, ProductFormValues } from './productSchema';
import { SpecificationListField } from './SpecificationListField';
import styles from './ProductFields.module.css';

interface ProductFieldsProps {
  /** Key under which the picked image is kept until the form has been sent. */
  draftKey: string;
  /** Marks the fields as required. True when adding a product, false when editing one (docs/specification.md §5). */
  required: boolean;
  /** The images that the product already has, the main one first. */
  images: readonly ProductImage[];
  extraFields: ExtraFields;
}

const materialNames = new Intl.ListFormat('en-GB').format(materials.map(({ label }) => label));

/** The fields of the admin product form (docs/specification.md §3), for adding and for editing. */
export function ProductFields({ draftKey, required, images, extraFields }: ProductFieldsProps) {
  const { isSubmitting, initialValues, values } = useFormikContext<ProductFormValues>();
  // Fields are read-only while submitting: when the form then resets or closes, anything typed meanwhile would be lost.
  const fieldProps = { readOnly: isSubmitting, 'aria-required': required };
  const initialCategory = initialValues.category;
  const options = isCategory(initialCategory)
    ? categories
    : [{ value: initialCategory, label: categoryLabel(initialCategory) }, ...categories];
  return (
    <div className={extraFields.images ? styles.stacked : styles.fields}>
      <div className={styles.sections}>
        <div className={styles.columns} data-section="details">
          <div className={styles.textFields}>
            <TextField
              name="name"
              label="Name"
              maxLength={200}
              hint={required ? undefined : 'A name, description or price that is left empty keeps its current value.'}
              {...fieldProps}
            />
            {extraFields.details ? (
              <TextAreaField
                name="shortDescription"
                label="Short description"
                hint="One sentence below the name on the product's page."
                rows={2}
                maxLength={300}
                readOnly={isSubmitting}
                aria-required={false}
              />
            ) : null}
            <TextAreaField name="description" label="Description" rows={6} maxLength={5000} {...fieldProps} />
          </div>
          <div className={styles.textFields}>
            <div className={styles.choices}>
              <SelectField name="category" label="Category" options={options} hidePlaceholder disabled={isSubmitting} />
              {extraFields.details ? (
                <SelectField
                  name="status"
                  label="Status"
                  hint="Only active products are in the shop."
                  options={statusOptions(initialValues.status)}
                  hidePlaceholder
                  disabled={isSubmitting}
                />
              ) : null}
              <TextField
                name="price"
                label="Price in EUR"
                unit="€"
                hint={describePrice(values.price, initialValues.price)}
                type="number"
                inputMode="decimal"
                min={0}
                step={100}
                placeholder={required ? '15000' : undefined}
                // Remove the focus on wheel events: scrolling over a focused number field would change the price.
                onWheel={(event) => event.currentTarget.blur()}
                {...fieldProps}
              />
            </div>
            {extraFields.details ? (
              <TextAreaField
                name="tags"
                label="Tags"
                hint={`Separated by commas. ${materialNames} also appear as materials.`}
                rows={2}
                readOnly={isSubmitting}
                aria-required={false}
              />
            ) : null}
          </div>
        </div>
        {extraFields.specifications ? <SpecificationListField /> : null}
      </div>
      {extraFields.images ? (
        <ImageListField draftKey={draftKey} stored={images} />
      ) : (
        <ImageField draftKey={draftKey} current={images[0]?.url ?? null} />
      )}
    </div>
  );
}

/** Returns the states to choose from. A provider's product may have another one, which can be kept. */
const statusOptions = (current: string) =>
  productStatuses.some(({ value }) => value === current)
    ? productStatuses
    : [{ value: current, label: current }, ...productStatuses];

/** Factor by which a changed price differs so much that the form asks the user to check it. */
const UNUSUAL_FACTOR = 10;

/**
 * Returns the typed price as the shop shows it, such as '15.000 €'. If it differs from the price before by a factor of
 * UNUSUAL_FACTOR, adds a warning. Returns undefined if it is not a valid price.
 */
function describePrice(typed: string, before: string): string | undefined {
  const amount = parsePrice(typed);
  if (typed === '') return before === '' ? undefined : 'Without a price, the current one is kept.';
  if (!(amount >= 0) || Number(amount.toFixed(2)) !== amount) return undefined;
  const text = formatPrice({ amount, onRequest: false });
  const earlier = parsePrice(before);
  const isUnusual = earlier > 0 && (amount >= earlier * UNUSUAL_FACTOR || amount <= earlier / UNUSUAL_FACTOR);
  return isUnusual ? `${text}. Please check: it was ${formatPrice({ amount: earlier, onRequest: false })}.` : text;
}
