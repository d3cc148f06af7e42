import { Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { getErrorMessage, isConflict } from '../../../../store/api';
import { useInviteUserMutation, useListInvitationsQuery, type NewInvitation } from '../../../../store/users';
import { Dialog } from '../../../ui/Dialog';
import { clearDraft, loadDraft } from '../../../ui/drafts';
import { TextField } from '../../../ui/fields';
import { Form } from '../../../ui/Form';
import { PersistDraft } from '../../../ui/PersistDraft';
import { FormActions } from '../FormActions';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { signInMessages } from '../signInMessages';
import { RoleField } from './RoleField';
import styles from './users.module.css';

const DRAFT = 'invitation';

const schema = object({
  firstName: string().trim().required(messages.firstName),
  lastName: string().trim().required(messages.lastName),
  email: string().trim().email(signInMessages.emailWrong).required(messages.email),
});

const empty: NewInvitation = { firstName: '', lastName: '', email: '', role: 'customer' };

/** Returns whether there is an invitation that has been typed and not sent. */
export const hasInvitationDraft = (): boolean => loadDraft(DRAFT) !== null;

/** Form that invites a person by email. The typed values are kept as a draft until the invitation is sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteUserMutation();
  const { data: invitations = [] } = useListInvitationsQuery();
  const send = async (fields: NewInvitation, { setFieldError }: FormikHelpers<NewInvitation>) => {
    const newInvitation: NewInvitation = {
      ...fields,
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
      email: fields.email.trim(),
    };
    try {
      await invite({ newInvitation }).unwrap();
      clearDraft(DRAFT);
      const { email } = newInvitation;
      const isAgain = invitations.some((one) => one.email.toLowerCase() === email.toLowerCase());
      notifyResult(isAgain ? messages.invitedAgain(email) : messages.invited(email));
      onClose();
    } catch (error) {
      const message = getErrorMessage(error, messages.inviteFailed);
      if (!isConflict(error)) return notifyResult(message);
      // The address already has an account.
      setFieldError('email', message);
      document.getElementsByName('email')[0]?.focus();
    }
    return undefined;
  };
  return (
    <Dialog title="Invite a user" onClose={onClose} initialFocus="field">
      <p>We email a link with which the person chooses a password. It is valid for 72 hours and works once.</p>
      <Formik initialValues={empty} validationSchema={schema} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form className={styles.form} label="Invite a user">
            <PersistDraft name={DRAFT} />
            <TextField name="firstName" label="First Name" maxLength={100} readOnly={isSubmitting} />
            <TextField name="lastName" label="Last Name" maxLength={100} readOnly={isSubmitting} />
            <TextField name="email" label="Email" type="email" maxLength={254} readOnly={isSubmitting} />
            <RoleField disabled={isSubmitting} />
            <FormActions label="Send invitation" busyLabel="Sending..." onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
