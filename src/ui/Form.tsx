import { Form as FormikForm, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  className?: string;
  /** What the form is for, for those who hear the page. */
  label: string;
  children: ReactNode;
}

/**
 * A Formik form that is kind when something is missing: it says how many fields need attention and takes the
 * person to the first of them.
 */
export function Form({ className, label, children }: FormProps) {
  const { errors, submitCount, isValidating } = useFormikContext();
  const form = useRef<HTMLDivElement>(null);
  const answered = useRef(submitCount);
  const count = Object.keys(errors).length;

  useEffect(() => {
    if (isValidating || answered.current === submitCount) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isValidating, submitCount]);

  return (
    <div ref={form}>
      <FormikForm className={className} aria-label={label} noValidate>
        {children}
        <p className="visually-hidden" role="status">
          {submitCount > 0 && count > 0
            ? `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`
            : ''}
        </p>
      </FormikForm>
    </div>
  );
}
