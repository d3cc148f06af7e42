import type { Product } from '../../../../store/api';
import { productFields, type EditableProduct } from '../../../domain/mergeEdits';
import { loadDraftBase } from '../../../ui/drafts';
import { toEditableProduct } from './productSchema';

/** Merge base of an edit: the product's values and version at the time when editing began. */
export interface EditBase {
  text: EditableProduct;
  /** URL of the product's first image, null if it has none. */
  picture: string | null;
  /** Version of the product, for optimistic locking. Null if the backend does not version its products. */
  version: number | null;
}

export function toEditBase(product: Product): EditBase {
  return { text: toEditableProduct(product), picture: product.images[0]?.url ?? null, version: product.version };
}

/** Returns whether two merge bases have the same values and version. */
export const isSameBase = (a: EditBase, b: EditBase): boolean =>
  a.version === b.version && a.picture === b.picture && productFields.every((field) => a.text[field] === b.text[field]);

/**
 * Returns the merge base that is stored with a form's draft. Returns null if no merge base or an invalid one is stored.
 *
 * A restored draft must be compared with the product version on which it is based. Compared with a newer version, the
 * draft's unchanged fields would look like changes by the user, and saving would undo the newer values.
 */
export function loadDraftEditBase(draftKey: string): EditBase | null {
  const stored = loadDraftBase(draftKey);
  return isEditBase(stored) ? stored : null;
}

function isEditBase(value: unknown): value is EditBase {
  const { text, picture, version } = { ...(value as Partial<Record<keyof EditBase, unknown>> | null) };
  return (
    typeof text === 'object' &&
    text !== null &&
    productFields.every((field) => typeof (text as Record<string, unknown>)[field] === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (version === null || typeof version === 'number')
  );
}
