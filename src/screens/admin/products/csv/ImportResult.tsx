import type { ImportChange, ImportReport } from '../../../../../store/productCsv';
import { textDifference } from '../../../../domain/textDifference';
import { Button } from '../../../../ui/Button';
import { messages } from '../../messages';
import { notifyResult } from '../../notifyResult';
import { CardList, RowCard } from '../../RowCard';
import { ScrollableTable } from '../../ScrollableTable';
import { useCards } from '../../useCards';
import styles from './ImportResult.module.css';

/** Result of a check: the problems of the file by line, or the changes that an import would make. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, lines, problemCount } = report;
  return (
    <section className={styles.result} aria-label="Result of the check">
      <p role="status" className={problemCount > 0 ? styles.refused : undefined}>
        {messages.importLines(lines)}:{' '}
        {problemCount > 0
          ? messages.importProblems(problemCount)
          : messages.importCounts({ added, changed, unchanged })}
      </p>
      {problemCount > 0 ? <Problems report={report} /> : <Changes report={report} />}
    </section>
  );
}

function Problems({ report: { problems, problemCount } }: { report: ImportReport }) {
  const sentences = problems.map(
    ({ line, name, message }) => `Line ${line}${name === null ? '' : ` (${name})`}: ${message}`,
  );
  const copy = () =>
    navigator.clipboard.writeText(sentences.join('\n')).then(
      () => notifyResult(messages.copied),
      () => notifyResult(messages.notCopied),
    );
  return (
    <>
      <ul className={styles.problems} aria-label="Problems">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {problemCount > problems.length ? <p>{messages.importMore(problemCount - problems.length, 'problem')}</p> : null}
      {'clipboard' in navigator ? (
        <p>
          <Button variant="text" onClick={() => void copy()}>
            Copy the list
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Changes({ report: { changes, added, changed } }: { report: ImportReport }) {
  const hasCards = useCards();
  if (changes.length === 0) return null;
  const more = added + changed - changes.length;
  return (
    <>
      {hasCards ? <ChangeCards changes={changes} /> : <ChangeTable changes={changes} />}
      {more > 0 ? <p>{messages.importMore(more, 'line')}</p> : null}
    </>
  );
}

const titleOf = ({ action, name }: ImportChange) => (action === 'added' ? `New: ${name}` : name);

function ChangeTable({ changes }: { changes: ImportChange[] }) {
  return (
    <ScrollableTable label="Changes">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Product</th>
          <th scope="col">Changes</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.line} className={styles.row}>
            <td>{change.line}</td>
            <th scope="row">{titleOf(change)}</th>
            <td>
              <Fields fields={change.fields} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function ChangeCards({ changes }: { changes: ImportChange[] }) {
  return (
    <CardList label="Changes" busy={false}>
      {changes.map((change) => (
        <RowCard key={change.line} title={titleOf(change)} actions={<p>Line {change.line}</p>}>
          <Fields fields={change.fields} />
        </RowCard>
      ))}
    </CardList>
  );
}

/** The changed fields of a line, with the old and the new value. Long texts are cut to the part that differs. */
function Fields({ fields }: { fields: ImportChange['fields'] }) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ field, from, to }) => {
        const { before, after } = textDifference(from ?? '', to ?? '');
        return (
          <li key={field}>
            {field}: {before === '' ? null : <del>{before}</del>} {after === '' ? null : <ins>{after}</ins>}
          </li>
        );
      })}
    </ul>
  );
}
