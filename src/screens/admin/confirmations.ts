import type { Confirmation } from '../../ui/ConfirmationDialog';

/** The questions before actions of the panel. Do not reword the one quoted in docs/specification.md §7. */
export const confirmations = {
  archive: (name: string): Confirmation => ({
    question: 'Archive this product?',
    details: `“${name}” leaves the shop and can be restored at any time.`,
    action: 'Archive',
  }),
  archiveMany: (names: readonly string[]): Confirmation =>
    names.length === 1 && names[0] !== undefined
      ? confirmations.archive(names[0])
      : {
          question: `Archive these ${names.length} products?`,
          details: 'They leave the shop and can be restored at any time.',
          action: 'Archive',
        },
  restoreVersion: {
    question: 'Restore this version?',
    details: 'The current version stays in the history.',
    action: 'Restore',
  },
  deactivate: {
    question: 'Deactivate this account?',
    details: 'The user is signed out on all devices and cannot sign in until the account is reactivated.',
    action: 'Deactivate',
  },
  endSessions: {
    question: 'Sign this user out on all devices?',
    action: 'Sign out',
  },
  removePasskeys: {
    question: 'Remove all passkeys of this user?',
    details: 'They are signed out on all devices and can then sign in with the password alone.',
    action: 'Remove passkeys',
  },
  withdraw: {
    question: 'Withdraw this invitation?',
    details: 'Its link becomes invalid.',
    action: 'Withdraw',
  },
  deletePersonalData: {
    question: "Delete this person's personal data?",
    details: 'It is deleted from all of their requests. This cannot be undone.',
    action: 'Delete',
  },
} as const;
