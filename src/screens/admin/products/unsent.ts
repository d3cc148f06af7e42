import { forgetDraft, forgetDrafts } from '../../../ui/Draft';
import { forgetPictures, holdPicture } from './heldPictures';

/** The names under which these forms keep what was typed and picked. */
export const NEW_PRODUCT = 'product:new';
export const editForm = (id: string) => `product:edit:${id}`;

/** What this form kept has been sent, or is not wanted. */
export function forgetUnsent(form: string): void {
  forgetDraft(form);
  holdPicture(form, null);
}

/** Whoever signs in next at this window begins with empty forms. */
export function forgetAllUnsent(): void {
  forgetDrafts('product:');
  forgetPictures();
}
