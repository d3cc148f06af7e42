/** Confirmation shown after a consultation request, word for word from docs/specification.md §8. */
export const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';

/** Time in ms for which the consultation form pretends to send the request (docs/specification.md §9). */
export const SIMULATED_DELAY_MS = 2000;

export const required = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  name: 'Please enter your full name.',
  email: 'Please enter your email address.',
  location: 'Please tell us where your home is.',
  projectType: 'Please choose a project type.',
} as const;

export const EMAIL_WRONG = 'Please enter a valid email address.';

/** Messages of a shop that stores requests. */
export const messages = {
  sent: (reference: string) => `${THANKS} Your reference is ${reference}.`,
  waiting: 'Your request could not be sent yet. It is kept in this window and will be sent automatically.',
  notSent: 'Your request could not be sent. Please try again.',
  changeRequest: 'Change the request',
  ownLoadFailed: 'Your bookings could not be loaded. Please try again.',
  ownNone: 'You have not asked for a consultation or a call yet.',
} as const;

/** Time in ms for which a toast about a sent request is shown. It contains a reference to note down. */
export const SENT_TOAST_MS = 10_000;
