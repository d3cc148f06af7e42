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
import { leaveForm } from '../../../ui/unsavedChanges';
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
 * Its entries are folded until the user opens them.
 */
export function ProductHistory({ product, onRestored }: ProductHistoryProps) {
  const { data, error, refetch } = useListProductHistoryQuery({ id: product.id });
  const [restore] = useRestoreProductVersionMutation();

  const restoreVersion = async ({ version, at }: HistoryEntry) => {
    if (!(await confirmAction(confirmations.restoreVersion(at)))) return;
    try {
      await restore({ id: product.id, version }).unwrap();
      notifyResult(messages.versionRestored);
      onRestored();
    } catch (failure) {
      notifyResult(messages.updateFailed(getErrorMessage(failure, messages.updateFailedPlain)));
    }
  };

  const heading = (
    // Focusable by script unless it is in a <summary>, which is.
    <h3 id="history" className={text.label} tabIndex={data && data.length > 0 ? undefined : -1}>
      History
    </h3>
  );
  return (
    <section className={styles.history} data-section="history" aria-labelledby="history">
      {data && data.length > 0 ? (
        <details>
          <summary className={styles.summary}>
            {heading} ({data.length})
          </summary>
          <ol>
            {data.map((entry) => (
              <Entry
                key={entry.version}
                entry={entry}
                current={entry.version === product.version}
                onRestore={() => leaveForm(() => void restoreVersion(entry), { form: editDraftKey(product.id) })}
              />
            ))}
          </ol>
        </details>
      ) : (
        heading
      )}
      {error && !data && isNotFound(error) ? <p>{messages.historyUnknown}</p> : null}
      {error && !data && !isNotFound(error) ? (
        <LoadError message={messages.historyFailed} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Spinner label="Loading history..." /> : null}
      {data?.length === 0 ? <p>{messages.noHistory}</p> : null}
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
      <div className={styles.head}>
        <p>
          <b>{entry.action}</b> by {entry.by},{' '}
          <time dateTime={entry.at}>{dateTimeFormat.format(new Date(entry.at))}</time>
        </p>
        {current ? (
          <p className={styles.current}>Current version</p>
        ) : (
          <Button variant="outlined" aria-label={`Restore this version, ${entry.version}`} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      <dl className={styles.changes}>
        {entry.changes.map(onlyChangedLines).map(({ field, from, to }) => (
          <div key={field} className={styles.change}>
            <dt>{field}</dt>
            <dd>
              {from === null ? null : <del>{from}</del>} {to === null ? null : <ins>{to}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/**
 * Reduces the lists of specifications before and after a change to the lines that one of them lacks. If only their order
 * has changed, returns the whole lists.
 */
function onlyChangedLines(change: HistoryEntry['changes'][number]): HistoryEntry['changes'][number] {
  const { field, from, to } = change;
  if (field !== 'specifications' || from === null || to === null) return change;
  const [before, after] = [from.split('\n'), to.split('\n')];
  const removed = before.filter((line) => !after.includes(line)).join('\n');
  const added = after.filter((line) => !before.includes(line)).join('\n');
  return removed === '' && added === '' ? change : { field, from: removed || null, to: added || null };
}
