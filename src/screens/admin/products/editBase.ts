import type { Product } from '../../../../store/api';
import { productFields, type EditableProduct } from '../../../domain/mergeEdits';
import { loadDraftBase } from '../../../ui/drafts';
import { toEditableProduct } from './productSchema';

/** A product as it stood when somebody began to edit it: what their changes are measured against. */
export interface EditBase {
  text: EditableProduct;
  /** The address of the first picture. */
  picture: string | null;
  /** Null where the provider counts none. */
  version: number | null;
}

export function toEditBase(product: Product): EditBase {
  return { text: toEditableProduct(product), picture: product.images[0]?.url ?? null, version: product.version };
}

/**
 * What the form's kept draft was begun with. A draft that is laid over a newer product would overwrite whoever made
 * it: it keeps its own beginning, and is merged when it is saved.
 */
export function loadDraftEditBase(draftKey: string): EditBase | null {
  const kept = loadDraftBase(draftKey);
  return isPinned(kept) ? kept : null;
}

function isPinned(value: unknown): value is EditBase {
  const { text, picture, version } = { ...(value as Partial<Record<keyof EditBase, unknown>> | null) };
  return (
    typeof text === 'object' &&
    text !== null &&
    productFields.every((field) => typeof (text as Record<string, unknown>)[field] === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (version === null || typeof version === 'number')
  );
}
