import { useState } from 'react';
import {
  serverMessage,
  useLazyEditProductQuery,
  useUpdateProductMutation,
  type Category,
} from '../../../../store/api';
import { mergeEdits, type ProductText } from '../../../domain/mergeEdits';
import { messages } from '../messages';
import { sayOutcome } from '../sayOutcome';
import { clashesOf } from './clashes';
import { pin, type Pinned } from './pinned';
import type { ProductValues } from './productSchema';
import { forgetUnsent } from './unsent';

/** How often a save is sent, each time laid over somebody else's newer one, before the person has to try again. */
const MOST_ATTEMPTS = 3;

interface SavingOptions {
  id: string;
  /** The product as it stood when the form was begun. */
  begun: Pinned;
  /** The form's name, under which its draft and its picture are kept. */
  form: string;
  onDone: () => void;
}

/**
 * Saves without overwriting anybody unseen: the version goes along, and where another one is stored meanwhile, the
 * changes are merged. Where both changed the same field, `theirs` is what stands now: once the person has chosen,
 * `settle` makes it what the form is measured against, and it can be saved again. A provider without versions takes
 * the last word.
 */
export function useSaving({ id, begun, form, onDone }: SavingOptions) {
  const [update] = useUpdateProductMutation();
  const [fetchLatest] = useLazyEditProductQuery();
  const [base, setBase] = useState(begun);
  const [theirs, setTheirs] = useState<Pinned | null>(null);

  const send = (text: ProductText, { version }: Pinned, image: File | null) =>
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

  const save = async (values: ProductValues): Promise<void> => {
    const { image, ...mine } = values;
    let text: ProductText = mine;
    let against = base;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(text, against, image);
          break;
        } catch (error) {
          if (!isOutdated(error) || attempt === MOST_ATTEMPTS) throw error;
          against = pin(await fetchLatest(id).unwrap());
          if (clashesOf(base, values, against).length > 0) return setTheirs(against);
          text = mergeEdits(base.text, mine, against.text).merged;
        }
      }
      forgetUnsent(form);
      sayOutcome(messages.updated);
      return onDone();
    } catch (error) {
      return sayOutcome(messages.updateFailed(serverMessage(error, messages.updateFailedPlain)));
    }
  };

  const settle = () => {
    if (theirs) setBase(theirs);
    setTheirs(null);
  };

  return { save, base, theirs, settle };
}

function isOutdated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 412;
}
