import {
  isNotFound,
  getErrorMessage,
  useListProductHistoryQuery,
  useRestoreProductVersionMutation,
  type HistoryEntry,
  type Product,
} from '../../../../store/api';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { Spinner } from '../../../ui/Spinner';
import text from '../../../ui/text.module.css';
import { confirmations } from '../confirmations';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { leaveForm } from '../unsavedChanges';
import styles from './ProductHistory.module.css';
import { editDraftKey } from './draftKeys';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface ProductHistoryProps {
  product: Product;
  /** Called after an earlier version has been restored. */
  onRestored: () => void;
}

/**
 * History of a product, newest first: who changed what and when. Every version except the current one can be restored.
 */
export function ProductHistory({ product, onRestored }: ProductHistoryProps) {
  const { data, error, refetch } = useListProductHistoryQuery({ id: product.id });
  const [restore] = useRestoreProductVersionMutation();

  const restoreVersion = async (version: number) => {
    if (!(await confirmAction(confirmations.restoreVersion))) return;
    try {
      await restore({ id: product.id, version }).unwrap();
      notifyResult(messages.restored);
      onRestored();
    } catch (failure) {
      notifyResult(messages.updateFailed(getErrorMessage(failure, messages.updateFailedPlain)));
    }
  };

  return (
    <section className={styles.history} aria-labelledby="history">
      <h3 id="history" className={text.label}>
        History
      </h3>
      {error && !data && isNotFound(error) ? <p>{messages.historyUnknown}</p> : null}
      {error && !data && !isNotFound(error) ? (
        <LoadError message={messages.historyFailed} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Spinner label="Loading history..." /> : null}
      {data?.length === 0 ? <p>{messages.noHistory}</p> : null}
      <ol className={styles.entries}>
        {data?.map((entry) => (
          <Entry
            key={entry.version}
            entry={entry}
            current={entry.version === product.version}
            onRestore={() => leaveForm(() => void restoreVersion(entry.version), { form: editDraftKey(product.id) })}
          />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  current: boolean;
  onRestore: () => void;
}

function Entry({ entry, current, onRestore }: EntryProps) {
  return (
    <li className={styles.entry}>
      <p>
        <b>{entry.action}</b> by {entry.by},{' '}
        <time dateTime={entry.at}>{dateTimeFormat.format(new Date(entry.at))}</time>
      </p>
      <ul className={styles.changes}>
        {entry.changes.map(({ field, from, to }) => (
          <li key={field}>
            {field}: {from === null ? null : <del>{from}</del>} {to === null ? null : <ins>{to}</ins>}
          </li>
        ))}
      </ul>
      {current ? (
        <p className={styles.current}>Current version</p>
      ) : (
        <Button variant="text" aria-label={`Restore this version, ${entry.version}`} onClick={onRestore}>
          Restore this version
        </Button>
      )}
    </li>
  );
}
