import { object, string } from 'yup';
import { EMAIL_WRONG, required } from './messages';

/** Initial values of the form in the consultation dialog (docs/specification.md §3). */
export const emptyDialogValues = { name: '', email: '', phone: '', message: '' };

/** Schema of the dialog: 'Full Name and Email required; phone and message optional' (docs/specification.md §5). */
export const consultationDialogSchema = object({
  name: string().trim().required(required.name),
  email: string().trim().email(EMAIL_WRONG).required(required.email),
});
