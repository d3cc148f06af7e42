import { clearDraft, setDraftFile } from '../../../ui/drafts';

/** The names under which these forms keep what was typed and picked. */
export const NEW_PRODUCT_DRAFT_KEY = 'product:new';
export const editDraftKey = (id: string) => `product:edit:${id}`;

/** What this form kept has been sent, or is not wanted. */
export function clearProductDraft(form: string): void {
  clearDraft(form);
  setDraftFile(form, null);
}
