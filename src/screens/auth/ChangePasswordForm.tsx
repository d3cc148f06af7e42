import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { getErrorMessage, useChangePasswordMutation } from '../../../store/api';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import styles from './form.module.css';
import { messages } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordSchema } from './schemas';
import { UnsavedFormGuard } from './UnsavedFormGuard';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Form that changes the signed-in user's password. */
export function ChangePasswordForm() {
  const [change] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (message: string) => {
    setFailure(message);
    notify(message, 'error');
  };

  const save = useSingleFlight(async (values: typeof empty, { resetForm }: FormikHelpers<typeof empty>) => {
    const { currentPassword, newPassword } = values;
    setFailure(null);
    try {
      const { success, message } = await change({ passwordChange: { currentPassword, newPassword } }).unwrap();
      if (!success) return fail(message ?? messages.passwordFailed);
      resetForm();
      return notify(messages.passwordChanged, 'success');
    } catch (error) {
      return fail(getErrorMessage(error, messages.passwordFailed));
    }
  });

  return (
    <Formik initialValues={empty} validationSchema={passwordSchema} onSubmit={save}>
      <Form className={styles.form} label="Change password">
        <UnsavedFormGuard name="Change password" />
        {failure === null ? null : <p className={styles.failure}>{failure}</p>}
        <TextField
          name="currentPassword"
          label="Current Password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <NewPasswordFields name="newPassword" label="New Password" />
        <p>
          <SubmitButton label="Change password" busyLabel="Saving..." />
        </p>
      </Form>
    </Formik>
  );
}
