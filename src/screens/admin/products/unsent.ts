import { forgetDraft, keepFile } from '../../../ui/drafts';

/** The names under which these forms keep what was typed and picked. */
export const NEW_PRODUCT = 'product:new';
export const editForm = (id: string) => `product:edit:${id}`;

/** What this form kept has been sent, or is not wanted. */
export function forgetUnsent(form: string): void {
  forgetDraft(form);
  keepFile(form, null);
}
