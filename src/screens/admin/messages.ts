/** All messages of the admin screens. Those that docs/specification.md §2, §7 and §8 quote must stay word for word. */
export const messages = {
  loginFailed: 'Login failed',
  loginFailedRetry: 'Login failed. Please try again.',
  needsVerification: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  signedIn: 'Login successful! Redirecting to dashboard...',
  email: 'Please enter your email address.',
  emailWrong: 'This email address is not complete. Please check it.',
  password: 'Please enter your password.',

  loading: 'Loading products...',
  loadFailed: 'Failed to load products. Please try again.',
  none: 'No product matches.',
  partly: 'This backend lists its public products only; they cannot be searched or sorted here.',

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
  restoreQuestion: 'Restore this version? What stands now stays in the history.',
  restoreFailed: '❌ The product could not be restored. Please try again.',

  name: 'Please enter a name.',
  description: 'Please enter a description.',
  price: 'Please enter a price.',
  priceNumber: 'The price is a number of euros, 0 or more.',
  priceCents: 'The price must be in whole cents, such as 19.99.',
  imageType: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
  imageSize: 'This picture is larger than 10 MB. Please choose a smaller one.',

  changedMeanwhile: 'Somebody else has changed this product while you were editing it.',
  draftKept: 'Your changes that were not saved are still here.',
  loadOneFailed: 'This product could not be loaded. Please try again.',

  noHistory: 'Nothing has been recorded yet.',
  historyFailed: 'The history could not be loaded. Please try again.',
  historyUnknown: 'This backend keeps no history.',
  usersFailed: 'The list of users could not be loaded. Please try again.',
  usersUnknown: 'This backend offers no list of users.',
} as const;

/** Time in ms for which the success message of a sign-in is shown before the redirect to the dashboard. */
export const REDIRECT_DELAY_MS = 1000;
