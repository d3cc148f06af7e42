import { Form as FormikForm, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  className?: string;
  /** Accessible name of the form, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A Formik form with accessible validation. After a failed submit it announces the number of invalid fields and focuses
 * the first one.
 */
export function Form({ className, label, children }: FormProps) {
  const { errors, submitCount, isValidating } = useFormikContext();
  const form = useRef<HTMLDivElement>(null);
  const handledSubmitCount = useRef(submitCount);
  const count = Object.keys(errors).length;

  useEffect(() => {
    if (isValidating || handledSubmitCount.current === submitCount) return;
    handledSubmitCount.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isValidating, submitCount]);

  return (
    <div ref={form}>
      {/* Without scripts, the browser itself submits the form. POST keeps passwords out of the URL. */}
      <FormikForm className={className} aria-label={label} method="post" noValidate>
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
