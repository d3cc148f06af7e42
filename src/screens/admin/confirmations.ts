import type { RequestStatus, StaffRequest } from '../../../store/requests';
import { statusLabels } from '../../domain/requestLabels';
import type { Confirmation } from '../../ui/ConfirmationDialog';
import { joinNames } from './joinNames';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

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
          details: `${joinNames(names)} leave the shop and can be restored at any time.`,
          action: 'Archive',
        },
  unpublish: (names: readonly string[]): Confirmation => ({
    question: names.length === 1 ? 'Unpublish this product?' : `Unpublish these ${names.length} products?`,
    details: `${joinNames(names)} ${names.length === 1 ? 'leaves' : 'leave'} the shop until published again.`,
    action: 'Unpublish',
  }),
  /** @param at date and time of the version, ISO 8601 */
  restoreVersion: (at: string): Confirmation => ({
    question: `Restore the version of ${dateTimeFormat.format(new Date(at))}?`,
    details: 'The current version stays in the history.',
    action: 'Restore',
  }),
  deactivate: (name: string): Confirmation => ({
    question: `Deactivate ${name}?`,
    details: 'The user is signed out on all devices and cannot sign in until the account is reactivated.',
    action: 'Deactivate',
    isDestructive: true,
  }),
  endSessions: (name: string): Confirmation => ({
    question: `Sign ${name} out on all devices?`,
    action: 'Sign out',
  }),
  removePasskeys: (name: string): Confirmation => ({
    question: `Remove all passkeys of ${name}?`,
    details: 'They are signed out on all devices and can then sign in with the password alone.',
    action: 'Remove passkeys',
    isDestructive: true,
  }),
  withdraw: (email: string): Confirmation => ({
    question: `Withdraw the invitation to ${email}?`,
    details: 'Its link becomes invalid.',
    action: 'Withdraw',
  }),
  visitWithoutTime: {
    question: 'Mark the visit as arranged without its time?',
    details: 'Visits without a time are not listed on the dashboard.',
    action: 'Without a time',
    cancel: 'Enter the time',
    isCancelPreferred: true,
  },
  /** @param at the time of the visit, ISO 8601 */
  visitInPast: (at: string): Confirmation => ({
    question: 'Mark the visit as arranged for a time that has passed?',
    details: `The time is ${dateTimeFormat.format(new Date(at))}.`,
    action: 'Keep this time',
    cancel: 'Change the time',
    isCancelPreferred: true,
  }),
  lose: (name: string): Confirmation => ({
    question: `Mark the request of ${name} as lost?`,
    details: 'You can mark it as contacted again at any time.',
    action: 'Lost',
  }),
  stepBack: (name: string, from: RequestStatus, to: RequestStatus): Confirmation => ({
    question: `Mark the request of ${name} as ${statusLabels[to].toLowerCase()} again?`,
    details: `Its status is “${statusLabels[from]}”.`,
    action: statusLabels[to],
  }),
  /** Null if the status can be set without a question: it can be undone, and nothing is missing. */
  markRequests: (requests: readonly StaffRequest[], status: RequestStatus): Confirmation | null => {
    const label = statusLabels[status];
    const details = [
      requests.some((request) => request.status === 'new') ? 'New requests cannot become new again.' : '',
      status === 'visit_arranged' && requests.some(({ visitAt }) => visitAt === null)
        ? 'Visits without a time are not listed on the dashboard.'
        : '',
      status === 'lost' ? 'Lost requests can be marked as contacted again at any time.' : '',
    ].filter((detail) => detail !== '');
    if (details.length === 0) return null;
    const what = requests.length === 1 ? 'this request' : `these ${requests.length} requests`;
    return { question: `Mark ${what} as ${label.toLowerCase()}?`, details: details.join(' '), action: label };
  },
  deletePersonalData: (name: string): Confirmation => ({
    question: `Delete the personal data of ${name}?`,
    details: 'It is deleted from all of their requests. This cannot be undone.',
    action: 'Delete',
    isDestructive: true,
  }),
} as const;
