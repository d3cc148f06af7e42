import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { getErrorMessage } from '../../../store/api';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../../store/passkeys';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { createPasskey, PasskeyError } from '../../ui/webAuthn';
import styles from './form.module.css';
import { validationMessages } from './messages';
import { passkeyMessages } from './passkeyMessages';
import { UnsavedFormGuard } from './UnsavedFormGuard';

const empty = { name: '', currentPassword: '' };
const schema = object({ currentPassword: string().required(validationMessages.password) });

/** Form that adds a passkey to the signed-in admin's account. The browser asks for it after the password is accepted. */
export function AddPasskeyForm() {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const save = useSingleFlight(async ({ name, currentPassword }: typeof empty, form: FormikHelpers<typeof empty>) => {
    setFailure(null);
    try {
      const { ticket, options } = await start({ currentPassword: { currentPassword } }).unwrap();
      const credential = (await createPasskey(options)) as never;
      await add({ passkeyResponse: { ticket, credential, ...(name.trim() && { name: name.trim() }) } }).unwrap();
      form.resetForm();
      notify(passkeyMessages.added, 'success');
    } catch (error) {
      const message = error instanceof PasskeyError ? error.message : getErrorMessage(error, passkeyMessages.notAdded);
      setFailure(message);
      notify(message, 'error');
    }
  });

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={save}>
      <Form className={styles.form} label="Add a passkey">
        <UnsavedFormGuard name="Add a passkey" />
        {failure === null ? null : <p className={styles.failure}>{failure}</p>}
        <TextField name="name" label="Name of the new passkey" maxLength={60} optional />
        <TextField
          name="currentPassword"
          label="Current Password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <p>
          <SubmitButton label="Add a passkey" busyLabel="Waiting for your passkey..." />
        </p>
      </Form>
    </Formik>
  );
}
