import { useState } from 'react';
import {
  getErrorMessage,
  isOutdated,
  useLazyGetProductForEditQuery,
  useUpdateProductMutation,
  type Category,
  type ProductStatus,
} from '../../../../store/api';
import { mergeEdits, productFields, type EditableProduct, type ProductField } from '../../../domain/mergeEdits';
import { parsePrice } from '../../../domain/price';
import { normaliseSpecifications, toSpecifications } from '../../../domain/specifications';
import { parseTags } from '../../../domain/tags';
import { notify } from '../../../ui/toast';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { applyChoices, findConflicts, type Choices } from './conflicts';
import { describeFailure } from './describeFailure';
import { toEditBase, type EditBase } from './editBase';
import { imageMessages } from './imageMessages';
import { finishUploads, toSentImages } from './imageUploads';
import { toOneLine, type ProductFormValues } from './productSchema';
import { clearProductDraft } from './productDrafts';

/** Maximum number of update requests per save. Each retry merges the user's changes into the newest product version. */
const MAX_ATTEMPTS = 3;

interface SaveOptions {
  id: string;
  /** Merge base: the product as it was when the form was opened. */
  initialBase: EditBase;
  /** Key of the draft and the picked image, which are deleted after a successful save. */
  draftKey: string;
  onDone: () => void;
}

/**
 * Returns `save`, which waits for the uploads of the form's pictures and saves a product with optimistic locking
 * (`If-Match`). On 412 it fetches the current product, merges the user's changes into it and tries again. It sends at
 * most MAX_ATTEMPTS update requests.
 *
 * If the user and someone else have changed the same field, `save` stops and the hook returns the current product as
 * `theirs`. As soon as `choices` has a choice for each of these fields (findConflicts), the next `save` makes `theirs`
 * the merge base and saves the chosen values, which it also passes to `showResolved`. Before, it sends nothing. If the
 * backend has no versions, the last write wins.
 *
 * An unchanged form is not sent, and stays open.
 *
 * `error` says why the last attempt failed, null if it did not.
 */
export function useSaveProduct({ id, initialBase, draftKey, onDone }: SaveOptions) {
  const [update] = useUpdateProductMutation();
  const [fetchLatest] = useLazyGetProductForEditQuery();
  const [base, setBase] = useState(initialBase);
  const [theirs, setTheirs] = useState<EditBase | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [error, setError] = useState<string | null>(null);

  const send = (text: EditableProduct, { text: stored, version }: EditBase, image: File | null) => {
    const ifChanged = <Value>(field: ProductField, parse: (value: string) => Value): Value | undefined =>
      text[field] === stored[field] ? undefined : parse(text[field]);
    return update({
      id,
      'If-Match': version === null ? undefined : `"${version}"`,
      productChanges: {
        name: text.name.trim() || undefined,
        description: text.description.trim() || undefined,
        category: (text.category || undefined) as Category | undefined,
        price: text.price === '' ? undefined : parsePrice(text.price),
        // Send these fields only if they have changed: a provider may not know them.
        shortDescription: ifChanged('shortDescription', toOneLine),
        tags: ifChanged('tags', parseTags),
        status: ifChanged('status', (value) => value as ProductStatus),
        specifications: ifChanged('specifications', toSpecifications),
        images: ifChanged('images', toSentImages),
        image: image ?? undefined,
      },
    }).unwrap();
  };

  const askToChoose = (latest: EditBase, madeChoices: Choices = {}) => {
    // A copy, because only another object takes the focus to the conflict again.
    setTheirs({ ...latest });
    setChoices(madeChoices);
  };

  const save = async (form: ProductFormValues, showResolved: (values: ProductFormValues) => void): Promise<void> => {
    const conflicts = theirs ? findConflicts(base, form, theirs) : [];
    if (!theirs || conflicts.length === 0) return saveOnto(base, form);
    if (conflicts.some(({ field }) => !choices[field])) return askToChoose(theirs, choices);
    const resolved = applyChoices(base, form, theirs, choices);
    showResolved(resolved);
    setBase(theirs);
    setTheirs(null);
    return saveOnto(theirs, resolved);
  };

  const saveOnto = async (mergeBase: EditBase, form: ProductFormValues): Promise<void> => {
    setError(null);
    if (isUnchanged(form, initialBase)) return notify(messages.nothingToSave, 'info');
    const { images, failed } = await finishUploads(form.images);
    if (failed.length > 0) return notifyResult(imageMessages.notSaved(failed));
    const values = { ...form, images, specifications: normaliseSpecifications(form.specifications) };
    const { image, ...mine } = values;
    let text: EditableProduct = mine;
    let latest = mergeBase;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(text, latest, image);
          break;
        } catch (error) {
          if (!isOutdated(error) || attempt === MAX_ATTEMPTS) throw error;
          latest = toEditBase(await fetchLatest(id).unwrap());
          if (findConflicts(mergeBase, values, latest).length > 0) return askToChoose(latest);
          text = mergeEdits(mergeBase.text, mine, latest.text).merged;
        }
      }
      clearProductDraft(draftKey);
      notifyResult(messages.updated);
      return onDone();
    } catch (failure) {
      setError(describeFailure(failure));
      return notifyResult(messages.updateFailed(getErrorMessage(failure, messages.updateFailedPlain)));
    }
  };

  return { save, base, setBase, theirs, choices, setChoices, error };
}

const isUnchanged = ({ image, ...text }: ProductFormValues, { text: initial }: EditBase): boolean =>
  image === null && productFields.every((field) => text[field] === initial[field]);
