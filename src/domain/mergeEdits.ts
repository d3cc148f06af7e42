/** The fields that staff edit, as text, so that two values can be shown beside each other. Spec §3, admin form. */
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
  /** What to save where nothing is in conflict: my changes laid over theirs. */
  merged: EditableProduct;
  /** Fields that both changed, each to something else. */
  conflicts: Conflict[];
}

/**
 * Lays two people's changes to one product together: `base` is what both began with, `theirs` what stands now.
 * Changes to different fields merge; a field that both changed differently is a conflict, and `merged` keeps mine
 * there until the person has chosen.
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
