import { useState } from 'react';
import { getErrorMessage } from '../../../../../store/api';
import { useImportProductsMutation, type ImportReport } from '../../../../../store/productCsv';
import { getDraftFile, setDraftFile } from '../../../../ui/drafts';
import { useSingleFlight } from '../../../../ui/singleFlight';
import { messages } from '../../messages';
import { notifyResult } from '../../notifyResult';

/** Key of the picked file among the drafts: it survives an error, the end of the session and closing the dialog. */
const DRAFT = 'product-import';

/** Maximum size of a file in bytes (contract/openapi.yaml). */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * State of an import: the picked file, and what importing it would change. Picking a file checks it. `running` is the
 * request in progress. Calls `onDone` when the products have been imported.
 */
export function useProductImport(onDone: () => void) {
  const [send] = useImportProductsMutation();
  const [file, setFile] = useState(() => getDraftFile(DRAFT));
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [running, setRunning] = useState<'check' | 'import' | null>(null);

  const check = useSingleFlight(async (picked: File) => {
    setReport(null);
    setError(null);
    setRunning('check');
    try {
      setReport(await send({ dryRun: true, body: { file: picked } }).unwrap());
    } catch (failure) {
      setError(getErrorMessage(failure, messages.importNotChecked));
    }
    setRunning(null);
  });

  const pick = (picked: File) => {
    setFile(picked);
    setReport(null);
    if (picked.size > MAX_BYTES) {
      setError(messages.importSize);
      return;
    }
    setDraftFile(DRAFT, picked);
    void check(picked);
  };

  const importFile = useSingleFlight(async () => {
    if (!file || !report) return;
    setError(null);
    setRunning('import');
    try {
      const digest = report.digest ?? undefined;
      const result = await send({ dryRun: false, digest, body: { file } }).unwrap();
      setReport(result);
      if (result.imported) {
        setDraftFile(DRAFT, null);
        notifyResult(messages.imported(result.added, result.changed));
        onDone();
      } else setError(messages.importRefused);
    } catch (failure) {
      setReport(null);
      setError(getErrorMessage(failure, messages.importFailed, messages.importUnknown));
    }
    setRunning(null);
  });

  return { file, report, error, running, pick, check, importFile };
}
