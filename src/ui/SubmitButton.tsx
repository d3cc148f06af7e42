import { useFormikContext, type FormikContextType } from 'formik';
import type { ComponentProps } from 'react';
import { Button } from './Button';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'children'> {
  label: string;
  /** Label while the form is being sent. */
  busyLabel: string;
}

/** The button that submits the surrounding Formik form. */
export function SubmitButton({ label, busyLabel, ...rest }: SubmitButtonProps) {
  const sending = isSending(useFormikContext());
  return (
    <Button
      {...rest}
      type={sending ? 'button' : 'submit'}
      aria-disabled={sending}
      // Keep the focus in the field until the click: an error message would move the button away before it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
    >
      {sending ? busyLabel : label}
    </Button>
  );
}

/**
 * Returns whether a form is being sent. Formik's `isSubmitting` is also true while the values are validated, and until
 * an invalid form is rejected.
 */
export const isSending = (
  form: Pick<FormikContextType<unknown>, 'isSubmitting' | 'isValidating' | 'isValid'>,
): boolean => form.isSubmitting && !form.isValidating && form.isValid;
