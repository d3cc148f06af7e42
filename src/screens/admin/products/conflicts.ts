import { mergeEdits, type ProductField } from '../../../domain/mergeEdits';
import type { EditBase } from './editBase';
import type { ProductFormValues } from './productSchema';

/** A field that two people changed, with both values; of a picture, mine is its file's name and theirs its address. */
export interface FieldConflict {
  field: ProductField | 'image';
  mine: string;
  theirs: string;
}

/** What cannot be merged without asking: text by text, and the picture. */
export function findConflicts(base: EditBase, mine: ProductFormValues, theirs: EditBase): FieldConflict[] {
  const { image, ...text } = mine;
  const pictures: FieldConflict[] =
    image && theirs.picture !== base.picture
      ? [{ field: 'image', mine: image.name, theirs: theirs.picture ?? '' }]
      : [];
  return [...mergeEdits(base.text, text, theirs.text).conflicts, ...pictures];
}

/** The form's values after the person has chosen: what does not clash is merged, `theirs` names the fields given up. */
export function applyResolution(
  base: EditBase,
  mine: ProductFormValues,
  theirs: EditBase,
  givenUp: readonly FieldConflict['field'][],
): ProductFormValues {
  const { image, ...text } = mine;
  const { merged } = mergeEdits(base.text, text, theirs.text);
  for (const field of givenUp) if (field !== 'image') merged[field] = theirs.text[field];
  return { ...merged, image: givenUp.includes('image') ? null : image };
}
