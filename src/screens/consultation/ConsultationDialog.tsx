import { Formik } from 'formik';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PersistDraft } from '../../ui/PersistDraft';
import { clearDraft } from '../../ui/drafts';
import { TextAreaField, TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import text from '../../ui/text.module.css';
import { consultationDialogSchema, emptyDialogValues } from './consultationDialogSchema';
import styles from './ConsultationDialog.module.css';

const DRAFT_KEY = 'call';

/**
 * The consultation dialog that the floating button opens. It sends no request: 'submit closes it and clears the form'
 * (docs/specification.md §2).
 */
export function ConsultationDialog({ onClose }: { onClose: () => void }) {
  const submit = () => {
    clearDraft(DRAFT_KEY);
    onClose();
  };
  return (
    <Dialog title="Schedule Your Private Consultation" onClose={onClose}>
      <p className={text.body}>
        Leave us your details, and we will be in touch within 24 hours. There is no obligation.
      </p>
      <Formik initialValues={emptyDialogValues} validationSchema={consultationDialogSchema} onSubmit={submit}>
        <Form className={styles.form} label="Private consultation">
          <PersistDraft name={DRAFT_KEY} />
          <TextField name="name" label="Full Name" autoComplete="name" maxLength={200} />
          <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={32} optional />
          <TextAreaField name="message" label="Message" rows={3} maxLength={5000} optional />
          <Button type="submit">Request a call</Button>
        </Form>
      </Formik>
    </Dialog>
  );
}
