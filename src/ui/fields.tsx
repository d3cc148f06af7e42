import { useField } from 'formik';
import { useId, type ChangeEvent, type ComponentProps } from 'react';
import styles from './fields.module.css';

interface FieldProps {
  name: string;
  label: string;
  /** Says so behind the label: what is not marked has to be filled in. */
  optional?: boolean;
}

/** One line of text, bound to Formik: label above, one line beneath, the error in words beside it. */
export function TextField({ name, label, optional, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const { field, wiring, error } = useWiredField(name, optional);
  return (
    <Frame label={label} optional={optional} id={wiring.id} error={error}>
      <input className={styles.control} {...field} {...wiring} {...rest} />
    </Frame>
  );
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  optional,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { field, wiring, error } = useWiredField(name, optional);
  return (
    <Frame label={label} optional={optional} id={wiring.id} error={error}>
      <textarea className={styles.control} rows={4} {...field} {...wiring} {...rest} />
    </Frame>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** One of them is always chosen; else the first line asks for a choice. */
  hidePlaceholder?: boolean;
  disabled?: boolean;
}

/** One of several. */
export function SelectField({ name, label, optional, options, hidePlaceholder = false, disabled }: SelectFieldProps) {
  const { field, wiring, error } = useWiredField(name, optional);
  return (
    <Frame label={label} optional={optional} id={wiring.id} error={error}>
      <select className={styles.control} disabled={disabled} {...field} {...wiring}>
        {hidePlaceholder ? null : <option value="">Please choose</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function useWiredField(name: string, optional = false) {
  const [bound, meta, { setValue }] = useField<string>(name);
  // Text stays text: Formik's own handler makes a number of what a number field holds.
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    void setValue(event.target.value);
  const field = { ...bound, onChange };
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const wiring = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-required': !optional,
  } as const;
  return { field, wiring, error };
}

interface FrameProps {
  label: string;
  optional?: boolean;
  id: string;
  error: string | undefined;
  children: React.ReactNode;
}

function Frame({ label, optional, id, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
