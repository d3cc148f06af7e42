import { Field } from 'formik';
import { roleOptions } from './labels';
import styles from './RoleField.module.css';

/** Choice of a role in an invitation, with one sentence about what each role may do. */
export function RoleField({ disabled }: { disabled: boolean }) {
  return (
    <fieldset className={styles.roles} disabled={disabled}>
      <legend>Role</legend>
      {roleOptions.map(({ value, label, permissions }) => (
        <label key={value} className={styles.role}>
          <Field type="radio" name="role" value={value} aria-describedby={`role-${value}`} />
          <span>
            {label}
            <span id={`role-${value}`} className={styles.permissions}>
              {permissions}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
