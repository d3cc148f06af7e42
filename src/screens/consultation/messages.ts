/** Confirmation shown after a consultation request, word for word from docs/specification.md §8. */
export const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';

/** Time in ms for which the consultation form pretends to send the request (docs/specification.md §9). */
export const SIMULATED_DELAY_MS = 2000;

export const required = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  name: 'Please enter your full name.',
  email: 'Please enter your e-mail address.',
  location: 'Please tell us where the house stands.',
  projectType: 'Please choose a kind of project.',
} as const;

export const EMAIL_WRONG = 'This e-mail address is not complete. Please check it.';
