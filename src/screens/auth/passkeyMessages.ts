/** The messages about passkeys on the account page. */
export const passkeyMessages = {
  added: 'Your passkey has been added. From now on, signing in takes your password and a passkey.',
  removed: 'The passkey has been removed.',
  removeQuestion: 'Remove this passkey from your account?',
  listFailed: 'Your passkeys could not be loaded. Please try again.',
  notAdded: 'The passkey could not be added. Please try again.',
  notRemoved: 'The passkey could not be removed. Please try again.',
} as const;
