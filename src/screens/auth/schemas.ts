import { object, ref, string } from 'yup';
import { validationMessages } from './messages';

/** Spec §5: "password at least 6 characters". */
const PASSWORD_MINIMUM = 6;

const email = string().trim().email(validationMessages.emailWrong).required(validationMessages.email);
const newPassword = string()
  .required(validationMessages.newPassword)
  .min(PASSWORD_MINIMUM, validationMessages.passwordShort);
const again = (field: string) =>
  string()
    .required(validationMessages.passwordAgain)
    .oneOf([ref(field)], validationMessages.passwordsDiffer);
const phone = string().matches(/^[0-9 ()/.-]*$/, validationMessages.phoneWrong);

/** Spec §5: "Login: email and password required". The form of the address is the server's to judge. */
export const loginSchema = object({
  email: string().trim().required(validationMessages.email),
  password: string().required(validationMessages.password),
});

/** Spec §5: "first name, last name, email, password required; passwords must match; phone optional". */
export const signupSchema = object({
  firstName: string().trim().required(validationMessages.firstName),
  lastName: string().trim().required(validationMessages.lastName),
  email,
  phone,
  password: newPassword,
  confirmPassword: again('password'),
});

export const forgotSchema = object({ email });

/** Spec §5: "Reset password: same match and length rules." */
export const resetSchema = object({ password: newPassword, confirmPassword: again('password') });

export const profileSchema = object({
  firstName: string().trim().required(validationMessages.firstName),
  lastName: string().trim().required(validationMessages.lastName),
  phone: string().matches(/^(\+[0-9][0-9 ()/.-]*)?$/, 'Please begin with the country code, as in +49 89 123456.'),
});

export const passwordSchema = object({
  currentPassword: string().required(validationMessages.password),
  newPassword,
  confirmPassword: again('newPassword'),
});
