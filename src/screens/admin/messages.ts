/** All messages of the admin screens. Do not reword messages quoted in docs/specification.md §2, §7 and §8. */
export const messages = {
  loginFailed: 'Login failed',
  loginFailedRetry: 'Login failed. Please try again.',
  needsVerification: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  signedIn: 'Login successful! Redirecting to dashboard...',
  email: 'Please enter your email address.',
  emailWrong: 'Please enter a valid email address.',
  password: 'Please enter your password.',

  loading: 'Loading products...',
  loadFailed: 'Failed to load products. Please try again.',
  none: 'No matching products.',
  partly: 'This backend lists public products only. They cannot be searched or sorted here.',

  expired: '❌ Authentication expired. Please log in again.',
  sessionExpired: 'Your session has expired. Please log in again to continue.',
  createFailed: 'Error creating product',
  created: (name: string) => `✅ Product created: ${name}`,
  updated: '✅ Product updated',
  updateFailed: (reason: string) => `❌ ${reason}`,
  updateFailedPlain: 'Update failed',
  archiveQuestion: 'Archive this product?',
  archived: '✅ Product archived',
  archiveFailed: 'Failed to delete',
  restored: '✅ Product restored',
  restoreQuestion: 'Restore this version? The current version stays in the history.',
  restoreFailed: '❌ The product could not be restored. Please try again.',

  name: 'Please enter a name.',
  description: 'Please enter a description.',
  price: 'Please enter a price.',
  priceNumber: 'Please enter the price in euros, 0 or more.',
  priceCents: 'Please enter a price with at most two decimal places, such as 19.99.',
  imageType: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
  imageSize: 'This picture is larger than 10 MB. Please choose a smaller one.',

  changedMeanwhile: 'Someone else changed this product while you were editing it.',
  draftKept: 'Your unsaved changes have been restored.',
  loadOneFailed: 'This product could not be loaded. Please try again.',

  noHistory: 'No changes recorded yet.',
  historyFailed: 'The history could not be loaded. Please try again.',
  historyUnknown: 'This backend does not record a history.',
  usersFailed: 'The list of users could not be loaded. Please try again.',
  usersUnknown: 'This backend does not provide a list of users.',
} as const;

/** Time in ms for which the success message of a sign-in is shown before the redirect to the dashboard. */
export const REDIRECT_DELAY_MS = 1000;
