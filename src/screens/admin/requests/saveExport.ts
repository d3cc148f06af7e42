import { messages } from '../messages';
import { notifyResult } from '../notifyResult';

/** Time in ms after which the table is released. Safari reads it only after the click has been handled. */
const RELEASE_MS = 60_000;

interface Export {
  fileName: string;
  csv: string;
  /** False if there are more requests than an export can hold. */
  isComplete: boolean;
}

/** Makes the browser save an exported table as a file. */
export function saveExport({ fileName, csv, isComplete }: Export): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
  if (!isComplete) notifyResult(messages.exportIncomplete);
}
