import { useRef, useState } from 'react';
import {
  serverMessage,
  useLazyEditProductQuery,
  useUpdateProductMutation,
  type Category,
  type Product,
} from '../../../../store/api';
import { mergeEdits, type Conflict, type ProductText } from '../../../domain/mergeEdits';
import { forgetDraft } from '../../../ui/Draft';
import { messages } from '../messages';
import { sayOutcome } from '../sayOutcome';
import { holdPicture } from './heldPictures';
import { toText, type ProductValues } from './productSchema';

/** How often a save is laid over somebody else's newer one before the person is asked to try again. */
const MOST_MERGES = 3;

interface SavingOptions {
  /** The product as it stood when the panel opened. */
  pinned: Product;
  /** The form's name, under which its draft and its picture are kept. */
  form: string;
  onDone: () => void;
}

/**
 * Saves without overwriting anybody unseen: the version goes along, and where another one is stored meanwhile, the
 * changes are merged. Fields that both changed come back as `conflict`; after the person has chosen, `settle` and
 * save again. A provider without versions takes the last word.
 */
export function useSaving({ pinned, form, onDone }: SavingOptions) {
  const [update] = useUpdateProductMutation();
  const [fetchLatest] = useLazyEditProductQuery();
  const base = useRef(pinned);
  const [conflict, setConflict] = useState<Conflict[] | null>(null);

  const send = (text: ProductText, image: File | null) =>
    update({
      id: pinned.id,
      'If-Match': base.current.version === null ? undefined : `"${base.current.version}"`,
      productChanges: {
        name: text.name.trim() || undefined,
        description: text.description.trim() || undefined,
        category: (text.category || undefined) as Category | undefined,
        price: text.price === '' ? undefined : Number(text.price),
        image: image ?? undefined,
      },
    }).unwrap();

  const save = async ({ image, ...mine }: ProductValues): Promise<void> => {
    let text: ProductText = mine;
    try {
      for (let merges = 0; ; merges += 1) {
        try {
          await send(text, image);
          break;
        } catch (error) {
          if (!isOutdated(error) || merges === MOST_MERGES) throw error;
          const latest = await fetchLatest(pinned.id).unwrap();
          const { merged, conflicts } = mergeEdits(toText(base.current), text, toText(latest));
          base.current = latest;
          text = merged;
          if (conflicts.length > 0) return setConflict(conflicts);
        }
      }
      forgetDraft(form);
      holdPicture(form, null);
      sayOutcome(messages.updated);
      return onDone();
    } catch (error) {
      return sayOutcome(messages.updateFailed(serverMessage(error, messages.updateFailedPlain)));
    }
  };

  return { save, conflict, settle: () => setConflict(null) };
}

function isOutdated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 412;
}
