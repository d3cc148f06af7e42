/** The pages of the auth routes (docs/specification.md §2), and the account page that 'My Account' opens. */
export { AccountForms } from './AccountForms';
export { AccountPage } from './AccountPage';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { LoginPage } from './LoginPage';
export { ResetPasswordPage } from './ResetPasswordPage';
export { SignupPage } from './SignupPage';
export { VerifyEmailPage } from './VerifyEmailPage';
