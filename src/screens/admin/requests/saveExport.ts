import { saveCsvFile } from '../../../ui/saveFile';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';

interface Export {
  fileName: string;
  csv: string;
  /** False if there are more requests than an export can hold. */
  isComplete: boolean;
}

/** Makes the browser save an exported table as a file. */
export function saveExport({ fileName, csv, isComplete }: Export): void {
  saveCsvFile(fileName, csv);
  if (!isComplete) notifyResult(messages.exportIncomplete);
}
