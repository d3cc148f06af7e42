import { useField } from 'formik';
import { passwordStrength } from '../../domain/passwordStrength';
import { TextField } from '../../ui/fields';
import styles from './form.module.css';

interface NewPasswordFieldsProps {
  name: string;
  label: string;
}

/** Fields for a new password and its confirmation, with a strength indicator (docs/specification.md §5). */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  const [{ value }] = useField<string>(name);
  const strength = passwordStrength(value);
  return (
    <>
      <TextField name={name} label={label} type="password" autoComplete="new-password" maxLength={256} />
      {value === '' ? null : (
        <p className={styles.strength} data-strength={strength} role="status">
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span>
            <span className="visually-hidden">Password strength: </span>
            {strength}
          </span>
        </p>
      )}
      <TextField
        name="confirmPassword"
        label={`Confirm ${label}`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
      />
    </>
  );
}
