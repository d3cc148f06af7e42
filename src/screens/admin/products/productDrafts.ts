import { clearDraft, setDraftFile } from '../../../ui/drafts';
import { discardUploads } from './imageUploads';

/** Deletes the typed values and the picked images that are stored under a draft key. */
export function clearProductDraft(draftKey: string): void {
  clearDraft(draftKey);
  setDraftFile(draftKey, null);
  discardUploads(draftKey);
}
