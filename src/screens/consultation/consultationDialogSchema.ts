import { object, string } from 'yup';
import { EMAIL_WRONG, required } from './messages';

/** Spec §3: the fields of the modal. */
export const emptyDialogValues = { name: '', email: '', phone: '', message: '' };

/** Spec §5: "Modal: Full Name and Email required; phone and message optional." */
export const consultationDialogSchema = object({
  name: string().trim().required(required.name),
  email: string().trim().email(EMAIL_WRONG).required(required.email),
});
