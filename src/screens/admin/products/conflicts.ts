import { mergeEdits, type ProductField } from '../../../domain/mergeEdits';
import type { EditBase } from './editBase';
import type { ProductFormValues } from './productSchema';

/** A field that both the user and someone else changed. For the image, `mine` is a file name and `theirs` a URL. */
export interface FieldConflict {
  field: ProductField | 'image';
  mine: string;
  theirs: string;
}

/**
 * Three-way comparison of the form with the stored product. Returns the fields that both sides have changed to
 * different values since `base`, and the image if both sides have replaced it.
 */
export function findConflicts(base: EditBase, mine: ProductFormValues, theirs: EditBase): FieldConflict[] {
  const { image, ...text } = mine;
  const imageConflicts: FieldConflict[] =
    image && theirs.picture !== base.picture
      ? [{ field: 'image', mine: image.name, theirs: theirs.picture ?? '' }]
      : [];
  return [...mergeEdits(base.text, text, theirs.text).conflicts, ...imageConflicts];
}

/**
 * Returns the form values after the user has resolved the conflicts. Changes that do not conflict are merged.
 * Conflicting fields keep the user's value, unless `fieldsFromTheirs` lists them.
 */
export function applyResolution(
  base: EditBase,
  mine: ProductFormValues,
  theirs: EditBase,
  fieldsFromTheirs: readonly FieldConflict['field'][],
): ProductFormValues {
  const { image, ...text } = mine;
  const { merged } = mergeEdits(base.text, text, theirs.text);
  for (const field of fieldsFromTheirs) if (field !== 'image') merged[field] = theirs.text[field];
  return { ...merged, image: fieldsFromTheirs.includes('image') ? null : image };
}
