const formatCount = (count: number): string => count.toLocaleString('en');

/** The messages of the admin panel's views. Do not reword messages quoted in docs/specification.md §2, §7 and §8. */
export const messages = {
  /** Precedes the message that a list could not be loaded. */
  offline: 'You are offline.',

  loading: 'Loading products...',
  loadFailed: 'Failed to load products. Please try again.',
  noMatch: 'No matching products.',
  none: 'No products yet. Add the first one above.',
  partly: 'This backend lists public products only. They cannot be searched or sorted here.',

  actionUnavailable: 'This action is not available at the moment. Please try again.',

  expired: '❌ Authentication expired. Please log in again.',
  sessionExpired: 'Your session has expired. Please log in again to continue.',
  createFailed: 'Error creating product',
  created: (name: string) => `✅ Product created: ${name}`,
  updated: '✅ Product updated',
  nothingToSave: 'There are no changes to save.',
  updateFailed: (reason: string) => `❌ ${reason}`,
  updateFailedPlain: 'Update failed',
  notSaved: (reason: string) => `Not saved: ${reason} What you have entered is kept. Please try again.`,
  rejected: (reason: string) => `Not saved: ${reason} What you have entered is kept.`,
  serverFailed: 'the server reported an error.',
  serverUnreachable: 'the server cannot be reached.',
  changedMany: (
    count: number,
    change: 'archived' | 'restored' | 'published' | 'unpublished' | 'changed' | 'changed back',
  ) => `✅ ${count} ${count === 1 ? 'product' : 'products'} ${change}`,
  notChangedMany: (failed: number, count: number) =>
    `${failed} of ${count} products could not be changed. They are still selected, so that you can try again.`,
  /** @param outdated the number of products that were not changed back, because someone has changed them since */
  notUndoneMany: (outdated: number, failed: number, count: number) =>
    [
      ...(outdated > 0 ? [`Not changed back: ${outdated} of ${count} products, because of newer changes.`] : []),
      ...(failed > 0 ? [`Not changed back: ${failed} of ${count} products. Please change them yourself.`] : []),
    ].join(' '),
  undo: 'Undo',
  archived: (name: string) => `✅ Product archived: ${name}`,
  archiveFailed: 'Failed to delete',
  restored: (name: string, status: string | null) =>
    status === 'draft' ? `✅ Product restored as a draft: ${name}` : `✅ Product restored: ${name}`,
  versionRestored: '✅ Earlier version restored',
  restoreFailed: '❌ The product could not be restored. Please try again.',

  requiredFields: 'A product needs a name, a description and a price.',
  name: 'Please enter a name.',
  description: 'Please enter a description.',
  price: 'Please enter a price.',
  priceNumber: 'Please enter the price in euros, 0 or more.',
  priceCents: 'Please enter a price with at most two decimal places, such as 19.99.',
  imageType: 'Please choose a picture: JPEG, PNG, WebP or AVIF.',
  imageSize: 'This picture is larger than 10 MB. Please choose a smaller one.',

  changedMeanwhile: 'Someone else changed this product while you were editing it.',
  /** @param name who has changed the product; empty or undefined if the backend does not say it */
  changedBy: (name: string | undefined) =>
    `${name || 'Someone else'} changed this product meanwhile. Saving keeps both changes, or asks which one to keep.`,
  draftStays: 'What you have typed is kept. You find it here when you open the form again.',
  draftRestored: 'Draft restored.',
  draftKept: 'Your unsaved changes have been restored.',
  rowFailed: (row: string) => `This ${row} could not be loaded. Please try again.`,
  rowMissing: (row: string) => `This ${row} does not exist. It may have been deleted, or the link may be incomplete.`,

  importIntro:
    'Choose a CSV file with the columns of the export. You first see what it would change. Nothing is saved until you import it.',
  importSize: 'This file is larger than 10 MB. Please import it in parts.',
  importNotChecked:
    'The file could not be checked, and nothing was imported. If you have changed the file, choose it again; otherwise try again.',
  importFailed: 'The file could not be imported, and nothing was saved. Please try again.',
  importUnknown:
    'The connection was lost, so the file may or may not have been imported. Check the file again: lines that were imported are reported.',
  importRefused: 'Nothing was imported, because products have changed since the check. The problems are listed below.',
  importLines: (lines: number) => `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}`,
  importCounts: ({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }) =>
    added + changed === 0
      ? 'no changes.'
      : `${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged.`,
  importProblems: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'problem' : 'problems'}. Nothing can be imported yet: correct the file and choose it again.`,
  importMore: (count: number, what: string) => `… and ${formatCount(count)} more ${count === 1 ? what : `${what}s`}.`,
  imported: (added: number, changed: number) =>
    `✅ Import complete: ${formatCount(added)} new, ${formatCount(changed)} changed`,
  copied: '✅ List copied',
  notCopied: 'The list could not be copied. Please select the text and copy it.',

  noHistory: 'No changes recorded yet.',
  historyFailed: 'The history could not be loaded. Please try again.',
  historyUnknown: 'This backend does not record a history.',
  usersLoading: 'Loading users...',
  usersFailed: 'The list of users could not be loaded. Please try again.',
  usersUnknown: 'This backend does not provide a list of users.',
  usersNone: 'No matching users.',
  userSaved: (name: string) => `✅ User updated: ${name}`,
  userNotSaved: 'The user could not be updated. Please try again.',
  adminNotConfirmed:
    'Only a user with a confirmed email address can become an admin. Or invite the address as an admin.',
  sessionsEnded: '✅ Signed out on all devices',
  passkeysRemoved: '✅ Passkeys removed',
  invited: (email: string) => `✅ Invitation sent to ${email}`,
  invitedAgain: (email: string) => `✅ Invitation sent again to ${email}`,
  inviteFailed: 'The invitation could not be sent. Please try again.',
  withdrawn: '✅ Invitation withdrawn',
  withdrawFailed: 'The invitation could not be withdrawn. Please try again.',
  invitationsFailed: 'The invitations could not be loaded. Please try again.',
  auditFailed: 'The audit log could not be loaded. Please try again.',
  auditNone: 'No changes recorded yet.',
  firstName: 'Please enter a first name.',
  lastName: 'Please enter a last name.',
  email: 'Please enter an email address.',

  requestsLoading: 'Loading requests...',
  requestsFailed: 'The requests could not be loaded. Please try again.',
  requestsNoMatch: 'No matching requests.',
  requestsNone: 'No requests yet. They appear here as soon as a visitor sends one.',
  requestsUnknown: 'This backend does not store requests.',
  requestSaved: (reference: string) => `✅ Request updated: ${reference}`,
  /** @param what past participle that completes the sentence, such as 'marked as lost' */
  requestsChanged: (count: number, what: string) => `✅ ${count} ${count === 1 ? 'request' : 'requests'} ${what}`,
  requestsPartlyChanged: (changed: number, count: number, what: string) =>
    changed === 0 ? '' : `${changed} of ${count} requests ${what}.`,
  requestsNotChanged: (names: string, reason: string) => `Not changed: ${names}. ${reason}`,
  requestsOutdated: (count: number) => `Someone else has changed ${count === 1 ? 'it' : 'them'} meanwhile.`,
  requestsRefused: (count: number) => `${count === 1 ? 'Its' : 'Their'} current status does not allow it.`,
  requestNotSaved: 'The request could not be updated. Please try again.',
  visitPast: 'This time has passed.',
  visitInvalid: 'The date or the time is missing or not valid. Please enter both, or clear the field.',
  noteSaved: '✅ Note added',
  note: 'Please enter a note.',
  noteDraft: 'Kept as a draft in this window until you add it.',
  exported: '✅ Products exported',
  exportFailed: 'The export could not be created. Please try again.',
  exportIncomplete: 'Only the newest 10,000 requests were exported. Narrow the filters to export the others.',
  deleted: '✅ Personal data deleted',
  deleteFailed: 'The personal data could not be deleted. Please try again.',
  nothingWaits: 'No request is waiting for an answer.',
  figuresFailed: 'The figures could not be loaded. Please try again.',
} as const;
