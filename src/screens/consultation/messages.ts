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
