import { Formik } from 'formik';
import { useRef } from 'react';
import { storesRequests } from '../../domain/storesRequests';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PersistDraft } from '../../ui/PersistDraft';
import { clearDraft } from '../../ui/drafts';
import { TextAreaField, TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import text from '../../ui/text.module.css';
import { notify } from '../../ui/toast';
import { consultationDialogSchema, emptyDialogValues } from './consultationDialogSchema';
import styles from './ConsultationDialog.module.css';
import { messages, SENT_TOAST_MS } from './messages';
import { Honeypot, RequestStatus } from './RequestStatus';
import { useRequestForm, useStoresRequests } from './useRequestForm';

const DRAFT_KEY = 'call';

/**
 * The consultation dialog that the floating button opens. It sends no request unless the shop stores requests: 'submit
 * closes it and clears the form' (docs/specification.md §2).
 */
export function ConsultationDialog({ onClose }: { onClose: () => void }) {
  const finish = () => {
    clearDraft(DRAFT_KEY);
    onClose();
  };
  const stores = useStoresRequests();
  const honeypot = useRef<HTMLInputElement>(null);
  const request = useRequestForm({
    form: DRAFT_KEY,
    honeypot,
    onSent: (reference) => {
      notify(messages.sent(reference), 'success', SENT_TOAST_MS);
      finish();
    },
  });
  const submit = (values: typeof emptyDialogValues) => (storesRequests() ? request.submit(values) : finish());
  return (
    <Dialog title="Schedule Your Private Consultation" onClose={onClose}>
      <p className={text.body}>
        Leave us your details, and we will be in touch within 24 hours. There is no obligation.
      </p>
      <Formik initialValues={emptyDialogValues} validationSchema={consultationDialogSchema} onSubmit={submit}>
        <Form className={styles.form} label="Private consultation">
          <PersistDraft name={DRAFT_KEY} />
          <TextField name="name" label="Full Name" autoComplete="name" maxLength={200} readOnly={request.isSending} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={request.isSending}
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            optional
            readOnly={request.isSending}
          />
          <TextAreaField
            name="message"
            label="Message"
            rows={3}
            maxLength={5000}
            optional
            readOnly={request.isSending}
          />
          <Button type={request.isSending ? 'button' : 'submit'} aria-disabled={request.isSending}>
            {request.isSending ? 'Sending...' : 'Request a call'}
          </Button>
          {stores ? <RequestStatus form={DRAFT_KEY} state={request.state} /> : null}
          <Honeypot ref={honeypot} />
        </Form>
      </Formik>
    </Dialog>
  );
}
