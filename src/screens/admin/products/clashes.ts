import { mergeEdits, type ProductField } from '../../../domain/mergeEdits';
import type { Pinned } from './pinned';
import type { ProductValues } from './productSchema';

/** A field that two people changed, with both values; of a picture, mine is its file's name and theirs its address. */
export interface Clash {
  field: ProductField | 'image';
  mine: string;
  theirs: string;
}

/** What cannot be merged without asking: text by text, and the picture. */
export function clashesOf(base: Pinned, mine: ProductValues, theirs: Pinned): Clash[] {
  const { image, ...text } = mine;
  const pictures: Clash[] =
    image && theirs.picture !== base.picture
      ? [{ field: 'image', mine: image.name, theirs: theirs.picture ?? '' }]
      : [];
  return [...mergeEdits(base.text, text, theirs.text).conflicts, ...pictures];
}

/** The form's values after the person has chosen: what does not clash is merged, `theirs` names the fields given up. */
export function settled(
  base: Pinned,
  mine: ProductValues,
  theirs: Pinned,
  givenUp: readonly Clash['field'][],
): ProductValues {
  const { image, ...text } = mine;
  const { merged } = mergeEdits(base.text, text, theirs.text);
  for (const field of givenUp) if (field !== 'image') merged[field] = theirs.text[field];
  return { ...merged, image: givenUp.includes('image') ? null : image };
}
