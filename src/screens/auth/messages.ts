/** All messages of the account screens. Do not reword messages quoted in docs/specification.md §5 and §8. */
export const messages = {
  welcome: (name: string) => `Welcome back, ${name}!`,
  loginFailed: 'Login failed',
  loginFailedRetry: 'Login failed. Please try again.',
  needsVerification: 'Please verify your email address before logging in. Check your inbox for a verification email.',

  resendNeedsEmail: 'Please enter your email address first.',
  resent: 'Verification email sent! Please check your inbox.',
  resendFailed: 'Failed to resend verification email',

  registrationFailed: 'Registration failed',
  registrationFailedRetry: 'Registration failed. Please try again.',
  registered: 'Registration successful!',
  registeredToVerify: 'Registration successful! Please check your email to verify your account before logging in.',
  accountCreated: 'Account created successfully! Please check your email to verify your account.',
  accountCreatedReady: 'Account created successfully!',

  forgotFailed: 'Failed to send reset email. Please try again.',
  forgotSent: 'Password reset instructions have been sent to your email address.',

  noResetToken: 'No reset token provided.',
  invalidResetToken: 'Invalid reset token.',
  expiredResetToken: 'Invalid or expired reset token.',
  resetFailed: 'Failed to reset password. Please try again.',
  resetDone: 'Password reset successful! You can now login with your new password.',
  invitationAccepted: 'Your account is ready. You can now sign in.',
  invitationExpired: 'This invitation is invalid or has expired. Please ask for another one.',

  noVerificationToken: 'No verification token provided.',
  verificationFailed: 'Email verification failed',
  verificationExpired: 'Your verification link has expired. Please request a new one.',
  verified: 'Your email has been successfully verified! You can now log in to your account.',

  profileSaved: 'Your profile has been saved.',
  profileFailed: 'Your profile could not be saved. Please try again.',
  passwordChanged: 'Your password has been changed. You have been signed out on all other devices.',
  passwordFailed: 'Your password could not be changed. Please try again.',
} as const;

export const validationMessages = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  emailWrong: 'Please enter a valid email address.',
  password: 'Please enter your password.',
  newPassword: 'Please choose a password.',
  passwordAgain: 'Please enter the password again.',
  passwordShort: 'Password must be at least 6 characters long',
  passwordsDiffer: 'Passwords do not match',
  phoneWrong: 'Please use digits, spaces and hyphens only.',
} as const;

/** Delay in ms before the redirect to /login after signup and password reset (docs/specification.md §9). */
export const REDIRECT_MS = 3000;
