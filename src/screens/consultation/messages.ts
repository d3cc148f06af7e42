/** Spec §8. */
export const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';

/** Spec §9: "simulated consultation delay 2 s". */
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
