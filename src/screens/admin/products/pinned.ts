import type { Product } from '../../../../store/api';
import { productFields, type ProductText } from '../../../domain/mergeEdits';
import { draftOrigin } from '../../../ui/drafts';
import { toText } from './productSchema';

/** A product as it stood when somebody began to edit it: what their changes are measured against. */
export interface Pinned {
  text: ProductText;
  /** The address of the first picture. */
  picture: string | null;
  /** Null where the provider counts none. */
  version: number | null;
}

export function pin(product: Product): Pinned {
  return { text: toText(product), picture: product.images[0]?.url ?? null, version: product.version };
}

/**
 * What the form's kept draft was begun with. A draft that is laid over a newer product would overwrite whoever made
 * it: it keeps its own beginning, and is merged when it is saved.
 */
export function keptPin(form: string): Pinned | null {
  const kept = draftOrigin(form);
  return isPinned(kept) ? kept : null;
}

function isPinned(value: unknown): value is Pinned {
  const { text, picture, version } = { ...(value as Partial<Record<keyof Pinned, unknown>> | null) };
  return (
    typeof text === 'object' &&
    text !== null &&
    productFields.every((field) => typeof (text as Record<string, unknown>)[field] === 'string') &&
    (picture === null || typeof picture === 'string') &&
    (version === null || typeof version === 'number')
  );
}
