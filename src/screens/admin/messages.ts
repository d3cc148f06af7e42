/** Every sentence of the admin's screens. Those of spec §2 and §8 are exact. */
export const messages = {
  loginFailed: 'Login failed',
  loginFailedRetry: 'Login failed. Please try again.',
  needsVerification:
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  signedIn: 'Login successful! Redirecting to dashboard...',
  email: 'Please enter your email address.',
  emailWrong: 'This email address is not complete. Please check it.',
  password: 'Please enter your password.',
} as const;

/** How long the sentence of a successful sign-in stands before the dashboard opens. */
export const READ_MS = 1000;
