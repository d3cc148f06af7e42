import { Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { getErrorMessage } from '../../../../store/api';
import { useUpdateRequestMutation } from '../../../../store/requests';
import { clearDraft } from '../../../ui/drafts';
import { TextAreaField } from '../../../ui/fields';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { PersistDraft } from '../../../ui/PersistDraft';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { shortcutTarget } from '../shortcutTarget';
import styles from './RequestPanel.module.css';

const schema = object({ note: string().trim().required(messages.note) });
const empty = { note: '' };

/** Form that adds a note to a request. The text is kept as a draft until it is saved. */
export function NoteForm({ id }: { id: string }) {
  const [update] = useUpdateRequestMutation();
  const draftKey = `note-${id}`;
  const save = async ({ note }: typeof empty, { resetForm }: FormikHelpers<typeof empty>) => {
    try {
      await update({ id, requestChanges: { note: note.trim() } }).unwrap();
      clearDraft(draftKey);
      resetForm();
      notifyResult(messages.noteSaved);
    } catch (error) {
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  };
  return (
    // A note is optional: leaving the field empty is no mistake.
    <Formik initialValues={empty} validationSchema={schema} validateOnBlur={false} onSubmit={save}>
      {({ isSubmitting, dirty }) => (
        <Form className={styles.form} label="Add a note">
          <PersistDraft name={draftKey} />
          <TextAreaField
            {...shortcutTarget('note')}
            name="note"
            label="Note"
            rows={3}
            maxLength={5000}
            readOnly={isSubmitting}
          />
          <div className={styles.noteActions}>
            <SubmitButton variant="outlined" label="Add note" busyLabel="Adding..." />
            {dirty ? <p className={styles.caption}>{messages.noteDraft}</p> : null}
          </div>
        </Form>
      )}
    </Formik>
  );
}
