import { renderEmailLayout } from '../mail/emailLayout';
import type { EmailContent } from '../mail/transport';

/** Asks the user to confirm the email address of a new account. The link in `url` expires after 24 hours. */
export function verificationEmail(firstName: string, url: string): EmailContent {
  return renderEmailLayout({
    subject: 'Please confirm your email address',
    heading: 'Welcome to Spa Summit',
    greeting: greeting(firstName),
    before: ['Thank you for creating an account with us. One step remains: please confirm that this address is yours.'],
    button: { label: 'Confirm my address', url },
    after: [
      'The link works once, and for 24 hours.',
      'If you did not create an account, please ignore this email: without your confirmation, nobody can use the account.',
    ],
  });
}

/** Tells the owner of an account that someone tried to register its email address again. */
export function accountExistsEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'You already have an account with us',
    heading: 'You already have an account',
    greeting: greeting(firstName),
    before: [
      'Somebody, most likely you, has just tried to create an account with this address. You already have one, so nothing was changed.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    after: [
      `Should you have forgotten your password, you can choose a new one here: ${publicUrl}/forgot-password`,
      'If it was not you, there is nothing to do: your account is as safe as before.',
    ],
  });
}

/** Lets the owner of an account choose a new password. The link in `url` expires after one hour. */
export function passwordResetEmail(firstName: string, url: string): EmailContent {
  return renderEmailLayout({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    greeting: greeting(firstName),
    before: ['We were asked to reset the password of your account. Please choose a new one here.'],
    button: { label: 'Choose a new password', url },
    after: [
      'The link works once, and for one hour. With the new password you will be signed out on all devices.',
      'If you did not ask for this, please ignore this email: your password stays as it is.',
    ],
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    greeting: greeting(firstName),
    before: ['The password of your account was changed just now, and your other devices have been signed out.'],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    after: [`If this was not you, please choose a new password at once: ${publicUrl}/forgot-password`],
  });
}

/**
 * Returns the greeting line. Anyone can register another person's email address with any "name", so a name that could
 * be an advertisement is left out.
 */
function greeting(firstName: string): string {
  return /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Dear ${firstName},` : 'Good day,';
}
