import { getErrorMessage } from '../../../../store/api';
import { useAnonymiseRequestMutation, useLazyExportRequestsQuery, type StaffRequest } from '../../../../store/requests';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import text from '../../../ui/text.module.css';
import { confirmations } from '../confirmations';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import styles from './RequestPanel.module.css';
import { saveExport } from './saveExport';

interface PersonalDataProps {
  request: StaffRequest;
  onDeleted: () => void;
}

/** Buttons that export and delete the personal data of the person who sent the request, from all their requests. */
export function PersonalData({ request: { id, name, email }, onDeleted }: PersonalDataProps) {
  const [anonymise] = useAnonymiseRequestMutation();
  const [loadExport] = useLazyExportRequestsQuery();
  const save = useSingleFlight(() =>
    loadExport({ email: email ?? '' })
      .unwrap()
      .then(saveExport, () => notifyResult(messages.exportFailed)),
  );
  const remove = useSingleFlight(async () => {
    if (!(await confirmAction(confirmations.deletePersonalData(name ?? 'this person')))) return;
    try {
      await anonymise({ id, person: true }).unwrap();
      notifyResult(messages.deleted);
      onDeleted();
    } catch (error) {
      notifyResult(getErrorMessage(error, messages.deleteFailed));
    }
  });
  return (
    <section className={styles.section} aria-labelledby="personal-data">
      <h3 id="personal-data" className={text.label}>
        Personal data
      </h3>
      <p className={styles.actions}>
        {email === null ? null : (
          <Button variant="text" onClick={() => void save()}>
            Export personal data
          </Button>
        )}
        <span className={styles.delete}>
          <Button variant="text" onClick={() => void remove()}>
            Delete personal data
          </Button>
        </span>
      </p>
    </section>
  );
}
