import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Spinner } from '../../../../ui/Spinner';
import { useUploadProgress } from '../../../../ui/uploadProgress';
import { messages } from '../../messages';
import { FilePicker } from './FilePicker';
import styles from './ImportDialog.module.css';
import { ImportResult } from './ImportResult';
import { useProductImport } from './useProductImport';

/** Imports products from a CSV file: pick the file, see what it would change, import it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { file, report, error, running, pick, check, importFile } = useProductImport(onClose);
  const count = report && report.problemCount === 0 ? report.added + report.changed : 0;
  return (
    <Dialog title="Import products" shape="drawer" onClose={onClose}>
      <p className={styles.intro}>{messages.importIntro}</p>
      <FilePicker file={file} busy={running !== null} onPick={pick} />
      {running ? <Progress label={running === 'check' ? 'Checking the file...' : 'Importing...'} /> : null}
      {error === null ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {file && !report && running === null ? (
        <p>
          <Button variant="outlined" onClick={() => void check(file)}>
            Check the file
          </Button>
        </p>
      ) : null}
      {report ? <ImportResult report={report} /> : null}
      {count > 0 ? (
        <p className={styles.action}>
          <Button aria-disabled={running !== null} onClick={() => void importFile()}>
            {running === 'import' ? 'Importing...' : `Import ${count} ${count === 1 ? 'change' : 'changes'}`}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}

/** Shows how much of the file has been sent, and then that the server is at work. */
function Progress({ label }: { label: string }) {
  const sent = useUploadProgress();
  return (
    <div className={styles.progress}>
      <Spinner label={label} />
      {sent === null || sent === 1 ? null : <progress aria-label="Upload progress" max={1} value={sent} />}
    </div>
  );
}
