/** The messages of the admin sign-in. Do not reword messages quoted in docs/specification.md §2, §7 and §8. */
export const signInMessages = {
  loginFailed: 'Login failed',
  loginFailedRetry: 'Login failed. Please try again.',
  needsVerification: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  signedIn: 'Login successful! Redirecting to dashboard...',
  email: 'Please enter your email address.',
  emailWrong: 'Please enter a valid email address.',
  password: 'Please enter your password.',
} as const;

/** Time in ms for which the success message of a sign-in is shown before the redirect to the dashboard. */
export const REDIRECT_DELAY_MS = 1000;
