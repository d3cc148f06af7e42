import { useField } from 'formik';
import { useId, type ChangeEvent, type ComponentProps } from 'react';
import styles from './fields.module.css';

interface FieldProps {
  name: string;
  label: string;
  /** Adds '(optional)' to the label. Other fields are announced as required, unless `aria-required` is passed. */
  optional?: boolean;
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name'> {
  /** A short explanation below the field. */
  hint?: string;
  /** A unit before the value, such as '€'. The label must name it, too. */
  unit?: string;
}

/** A single-line text field bound to Formik, with its label above and its error message below. */
export function TextField({ name, label, optional, hint, unit, ...rest }: TextFieldProps) {
  const { field, wiring, error } = useWiredField(name, { optional, hint });
  const input = <input className={styles.control} {...field} {...wiring} {...rest} />;
  return (
    <Frame label={label} optional={optional} hint={hint} id={wiring.id} error={error}>
      {unit === undefined ? (
        input
      ) : (
        <div className={styles.withUnit}>
          <span aria-hidden>{unit}</span>
          {input}
        </div>
      )}
    </Frame>
  );
}

/** A multi-line text field bound to Formik. */
export function TextAreaField({
  name,
  label,
  optional,
  hint,
  ...rest
}: FieldProps & { hint?: string } & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { field, wiring, error } = useWiredField(name, { optional, hint });
  return (
    <Frame label={label} optional={optional} hint={hint} id={wiring.id} error={error}>
      <textarea className={styles.control} rows={4} {...field} {...wiring} {...rest} />
    </Frame>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  /** A short explanation below the field. */
  hint?: string;
  options: readonly Option[];
  /** Omits the empty option 'Please choose'. Set it if the field always has a value. */
  hidePlaceholder?: boolean;
  disabled?: boolean;
}

/** A select field bound to Formik. */
export function SelectField({
  name,
  label,
  optional,
  hint,
  options,
  hidePlaceholder = false,
  disabled,
}: SelectFieldProps) {
  const { field, wiring, error } = useWiredField(name, { optional, hint });
  return (
    <Frame label={label} optional={optional} hint={hint} id={wiring.id} error={error}>
      <select className={styles.control} disabled={disabled} {...field} {...wiring}>
        {hidePlaceholder ? null : <option value="">Please choose</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function useWiredField(name: string, { optional = false, hint }: { optional?: boolean; hint?: string }) {
  const [bound, meta, { setValue }] = useField<string>(name);
  // Pass the value as a string: Formik's own handler converts the value of number inputs to a number.
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    void setValue(event.target.value);
  const field = { ...bound, onChange };
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const wiring = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-required': !optional,
  } as const;
  return { field, wiring, error };
}

interface FrameProps {
  label: string;
  optional?: boolean;
  hint?: string;
  id: string;
  error: string | undefined;
  children: React.ReactNode;
}

function Frame({ label, optional, hint, id, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
