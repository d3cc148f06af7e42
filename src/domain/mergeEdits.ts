/** The product fields of the admin form (docs/specification.md §3), as text, so that both sides can be displayed. */
export interface EditableProduct {
  name: string;
  description: string;
  category: string;
  price: string;
}

export type ProductField = keyof EditableProduct;

export const productFields = ['name', 'description', 'category', 'price'] as const satisfies readonly ProductField[];

export interface Conflict {
  field: ProductField;
  mine: string;
  theirs: string;
}

export interface MergeResult {
  /** Both sides' changes. In a field with a conflict, the value is mine. */
  merged: EditableProduct;
  /** Fields that both sides changed to different values. */
  conflicts: Conflict[];
}

/**
 * Three-way merge of two edits of a product: `base` is the version that both started from, `mine` the unsaved edit,
 * `theirs` the version saved meanwhile. A field that both sides changed to different values is a conflict. There
 * `merged` holds my value until the user has chosen.
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
