/** The messages about the user's devices on the account page. */
export const deviceMessages = {
  listFailed: 'Your devices could not be loaded. Please try again.',
  signedOut: (device: string) => `${device} has been signed out.`,
  signOutQuestion: (device: string) => `Sign out ${device}?`,
  notSignedOut: 'The device could not be signed out. Please try again.',
} as const;
