/** Text values of the admin product form (docs/specification.md §3). The price is the text in its input field. */
export interface EditableProduct {
  name: string;
  /** Empty if there is none. */
  shortDescription: string;
  description: string;
  category: string;
  price: string;
  /** Separated by commas (src/domain/tags.ts). */
  tags: string;
  status: string;
  /** The list of specifications (src/domain/specifications.ts). */
  specifications: string;
  /** The list of images (src/domain/productImages.ts). */
  images: string;
}

export type ProductField = keyof EditableProduct;

export const productFields = [
  'name',
  'shortDescription',
  'description',
  'category',
  'price',
  'tags',
  'status',
  'specifications',
  'images',
] as const satisfies readonly ProductField[];

export interface Conflict {
  field: ProductField;
  mine: string;
  theirs: string;
}

export interface MergeResult {
  /** The product with the changes of both edits. A field with a conflict has the value of `mine`. */
  merged: EditableProduct;
  /** Fields that both edits changed to different values. */
  conflicts: Conflict[];
}

/**
 * Three-way merge of two edits of a product. `base` is the version that both edits started from, `mine` the user's
 * unsaved edit, `theirs` the version that was saved meanwhile. A field that both changed to different values is a
 * conflict: the user has to choose, and until then `merged` has the value of `mine`.
 */
export function mergeEdits(base: EditableProduct, mine: EditableProduct, theirs: EditableProduct): MergeResult {
  const merged = { ...theirs };
  const conflicts: Conflict[] = [];
  for (const field of productFields) {
    if (mine[field] === base[field]) continue;
    merged[field] = mine[field];
    if (theirs[field] !== base[field] && theirs[field] !== mine[field]) {
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
    }
  }
  return { merged, conflicts };
}
