import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { getErrorMessage, useGetProfileQuery, useUpdateProfileMutation, type User } from '../../../store/api';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSingleFlight } from '../../ui/singleFlight';
import { Spinner } from '../../ui/Spinner';
import { notify } from '../../ui/toast';
import styles from './form.module.css';
import { messages } from './messages';
import { profileSchema } from './schemas';
import { UnsavedFormGuard } from './UnsavedFormGuard';

type Profile = Pick<User, 'firstName' | 'lastName' | 'phone'>;

/** Form that loads and saves the signed-in user's name and phone number. */
export function ProfileForm() {
  const { data, error, refetch } = useGetProfileQuery();
  if (data) return <Fields user={data} />;
  if (!error) {
    return (
      <div className={styles.loadingProfile}>
        <Spinner label="Loading your profile…" />
      </div>
    );
  }
  return (
    <div className={styles.form} role="alert">
      <p>Your profile could not be loaded. Please try again.</p>
      <p>
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </div>
  );
}

function Fields({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const stored: Profile = { firstName: user.firstName, lastName: user.lastName, phone: user.phone };

  const save = useSingleFlight(async (profile: Profile, { resetForm }: FormikHelpers<Profile>) => {
    setFailure(null);
    try {
      const profileChanges = {
        firstName: profile.firstName.trim(),
        lastName: profile.lastName.trim(),
        phone: profile.phone.trim(),
      };
      await update({ profileChanges }).unwrap();
      resetForm({ values: profileChanges });
      notify(messages.profileSaved, 'success');
    } catch (error) {
      const message = getErrorMessage(error, messages.profileFailed);
      setFailure(message);
      notify(message, 'error');
    }
  });

  return (
    <Formik initialValues={stored} validationSchema={profileSchema} onSubmit={save}>
      <Form className={styles.form} label="Profile">
        <UnsavedFormGuard name="Profile" />
        {failure === null ? null : <p className={styles.failure}>{failure}</p>}
        <div className={styles.pair}>
          <TextField name="firstName" label="First Name" autoComplete="given-name" maxLength={100} />
          <TextField name="lastName" label="Last Name" autoComplete="family-name" maxLength={100} />
        </div>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={32} optional />
        <p>
          <SubmitButton label="Save profile" busyLabel="Saving..." />
        </p>
      </Form>
    </Formik>
  );
}
