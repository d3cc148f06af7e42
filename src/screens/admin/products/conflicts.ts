import { mergeEdits, productFields, type ProductField } from '../../../domain/mergeEdits';
import type { EditBase } from './editBase';
import type { ProductFormValues } from './productSchema';

/** A field that both the user and someone else changed. For the image, `mine` is a file name and `theirs` a URL. */
export interface FieldConflict {
  field: ProductField | 'image';
  mine: string;
  theirs: string;
}

/** Which value the user has chosen for each field that conflicts. A field without a choice is absent. */
export type Choices = Partial<Record<FieldConflict['field'], 'mine' | 'theirs'>>;

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
 * Returns the form values after the user has resolved the conflicts: the changes of both sides, and for the fields that
 * both have changed, the value that the user has chosen.
 */
export function applyChoices(
  base: EditBase,
  mine: ProductFormValues,
  theirs: EditBase,
  choices: Choices,
): ProductFormValues {
  const { image, ...text } = mine;
  const { merged } = mergeEdits(base.text, text, theirs.text);
  for (const field of productFields) if (choices[field] === 'theirs') merged[field] = theirs.text[field];
  return { ...merged, image: choices.image === 'theirs' ? null : image };
}
