import { Formik } from 'formik';
import { useState } from 'react';
import { getErrorMessage, useRegisterMutation } from '../../../store/api';
import { countryCodes, formatPhone } from '../../domain/phone';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { SelectField, TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { messages } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { signupSchema } from './schemas';
import { useDelayedRedirect } from './useDelayedRedirect';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: countryCodes[0] as string,
  phone: '',
  password: '',
  confirmPassword: '',
};
const codes = countryCodes.map((code) => ({ value: code, label: code }));

/** The /signup page: a registration form that 'on success goes to /login after 3 s' (docs/specification.md §2). */
export function SignupPage() {
  const [register] = useRegisterMutation();
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useDelayedRedirect(successMessage !== null, paths.login);

  const signUp = useSingleFlight(async (values: typeof empty) => {
    const { countryCode, phone, confirmPassword: _confirmation, ...fields } = values;
    setFailure(null);
    try {
      const { requiresVerification } = await register({
        registration: {
          ...fields,
          firstName: fields.firstName.trim(),
          lastName: fields.lastName.trim(),
          email: fields.email.trim(),
          phone: formatPhone(countryCode, phone),
        },
      }).unwrap();
      notify(requiresVerification ? messages.registeredToVerify : messages.registered, 'success');
      setSuccessMessage(requiresVerification ? messages.accountCreated : messages.accountCreatedReady);
    } catch (error) {
      const message = getErrorMessage(error, messages.registrationFailed, messages.registrationFailedRetry);
      setFailure(message);
      notify(message, 'error');
    }
  });

  if (successMessage !== null) {
    return (
      <AuthLayout title="Welcome">
        <p className={styles.confirmation} role="status">
          {successMessage}
        </p>
        <p className={styles.links}>
          <Link to={paths.login}>Go to sign in</Link>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Create an account"
      lead="One account for your drawings, your appointments and your team at Spa Summit."
    >
      <Formik initialValues={empty} validationSchema={signupSchema} onSubmit={signUp}>
        <Form className={styles.form} label="Sign up">
          {failure === null ? null : <p className={styles.failure}>{failure}</p>}
          <div className={styles.pair}>
            <TextField name="firstName" label="First Name" autoComplete="given-name" maxLength={100} />
            <TextField name="lastName" label="Last Name" autoComplete="family-name" maxLength={100} />
          </div>
          <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
          <div className={`${styles.pair} ${styles.phone}`}>
            <SelectField name="countryCode" label="Country Code" options={codes} hidePlaceholder />
            <TextField name="phone" label="Phone" type="tel" autoComplete="tel-national" maxLength={24} optional />
          </div>
          <NewPasswordFields name="password" label="Password" />
          <SubmitButton label="Sign Up" busyLabel="Creating your account..." />
        </Form>
      </Formik>
      <p className={styles.links}>
        <Link to={paths.login}>Already have an account? Sign in</Link>
      </p>
    </AuthLayout>
  );
}
