import { useState } from 'react';
import {
  getErrorMessage,
  useLazyGetProductForEditQuery,
  useUpdateProductMutation,
  type Category,
} from '../../../../store/api';
import { mergeEdits, type EditableProduct } from '../../../domain/mergeEdits';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { findConflicts } from './conflicts';
import { toEditBase, type EditBase } from './editBase';
import type { ProductFormValues } from './productSchema';
import { clearProductDraft } from './productDrafts';

/** How often a save is sent, each time laid over somebody else's newer one, before the person has to try again. */
const MAX_ATTEMPTS = 3;

interface SaveOptions {
  id: string;
  /** The product as it stood when the form was begun. */
  initialBase: EditBase;
  /** The form's name, under which its draft and its picture are kept. */
  draftKey: string;
  onDone: () => void;
}

/**
 * Saves without overwriting anybody unseen: the version goes along, and where another one is stored meanwhile, the
 * changes are merged. Where both changed the same field, `theirs` is what stands now: once the person has chosen,
 * `settle` makes it what the form is measured against, and it can be saved again. A provider without versions takes
 * the last word.
 */
export function useSaveProduct({ id, initialBase, draftKey, onDone }: SaveOptions) {
  const [update] = useUpdateProductMutation();
  const [fetchLatest] = useLazyGetProductForEditQuery();
  const [base, setBase] = useState(initialBase);
  const [theirs, setTheirs] = useState<EditBase | null>(null);

  const send = (text: EditableProduct, { version }: EditBase, image: File | null) =>
    update({
      id,
      'If-Match': version === null ? undefined : `"${version}"`,
      productChanges: {
        name: text.name.trim() || undefined,
        description: text.description.trim() || undefined,
        category: (text.category || undefined) as Category | undefined,
        price: text.price === '' ? undefined : Number(text.price),
        image: image ?? undefined,
      },
    }).unwrap();

  const save = async (values: ProductFormValues): Promise<void> => {
    const { image, ...mine } = values;
    let text: EditableProduct = mine;
    let against = base;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(text, against, image);
          break;
        } catch (error) {
          if (!isOutdated(error) || attempt === MAX_ATTEMPTS) throw error;
          against = toEditBase(await fetchLatest(id).unwrap());
          if (findConflicts(base, values, against).length > 0) return setTheirs(against);
          text = mergeEdits(base.text, mine, against.text).merged;
        }
      }
      clearProductDraft(draftKey);
      notifyResult(messages.updated);
      return onDone();
    } catch (error) {
      return notifyResult(messages.updateFailed(getErrorMessage(error, messages.updateFailedPlain)));
    }
  };

  const acceptCurrent = () => {
    if (theirs) setBase(theirs);
    setTheirs(null);
  };

  return { save, base, theirs, acceptCurrent };
}

function isOutdated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 412;
}
