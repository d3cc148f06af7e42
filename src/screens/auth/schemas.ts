import { object, ref, string } from 'yup';
import { MIN_PASSWORD_LENGTH } from '../../domain/passwordStrength';
import { validationMessages } from './messages';

const email = string().trim().email(validationMessages.emailWrong).required(validationMessages.email);
const newPassword = string()
  .required(validationMessages.newPassword)
  .min(MIN_PASSWORD_LENGTH, validationMessages.passwordShort);
const confirmationOf = (field: string) =>
  string()
    .required(validationMessages.passwordAgain)
    .oneOf([ref(field)], validationMessages.passwordsDiffer);
const phone = string().matches(/^[0-9 ()/.-]*$/, validationMessages.phoneWrong);

/**
 * Schema of the sign-in form: 'email and password required' (docs/specification.md §5). The server checks the email
 * format.
 */
export const loginSchema = object({
  email: string().trim().required(validationMessages.email),
  password: string().required(validationMessages.password),
});

/**
 * Schema of the signup form: everything but the phone number is required, and both passwords must match
 * (docs/specification.md §5).
 */
export const signupSchema = object({
  firstName: string().trim().required(validationMessages.firstName),
  lastName: string().trim().required(validationMessages.lastName),
  email,
  phone,
  password: newPassword,
  confirmPassword: confirmationOf('password'),
});

export const forgotSchema = object({ email });

/** Schema of the reset form: 'same match and length rules' as for signup (docs/specification.md §5). */
export const resetSchema = object({ password: newPassword, confirmPassword: confirmationOf('password') });

export const profileSchema = object({
  firstName: string().trim().required(validationMessages.firstName),
  lastName: string().trim().required(validationMessages.lastName),
  phone: string().matches(/^(\+[0-9][0-9 ()/.-]*)?$/, 'Please start with the country code, for example +49 89 123456.'),
});

export const passwordSchema = object({
  currentPassword: string().required(validationMessages.password),
  newPassword,
  confirmPassword: confirmationOf('newPassword'),
});
