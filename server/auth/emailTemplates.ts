import { renderEmailLayout } from '../mail/emailLayout';
import type { EmailContent } from '../mail/transport';

/** Returns the email that asks a new user to confirm their email address. The link in `url` expires after 24 hours. */
export function verificationEmail(firstName: string, url: string): EmailContent {
  return renderEmailLayout({
    subject: 'Please confirm your email address',
    heading: 'Welcome to Spa Summit',
    greeting: greeting(firstName),
    before: [
      'Thank you for creating an account with us. There is just one more step: please confirm that this email address is yours.',
    ],
    button: { label: 'Confirm my email address', url },
    after: [
      'The link can be used once and is valid for 24 hours.',
      'If you did not create an account, please ignore this email. Without your confirmation, nobody can use the account.',
    ],
  });
}

/** Returns the email that tells the owner of an account that someone tried to register its email address again. */
export function accountExistsEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'You already have an account with us',
    heading: 'You already have an account',
    greeting: greeting(firstName),
    before: [
      'Someone, most likely you, has just tried to create an account with this email address. You already have one, so nothing has changed.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    after: [
      `If you have forgotten your password, you can choose a new one here: ${publicUrl}/forgot-password`,
      'If this was not you, there is nothing you need to do. Your account is safe.',
    ],
  });
}

/** Returns the email that lets an account's owner choose a new password. The link in `url` expires after one hour. */
export function passwordResetEmail(firstName: string, url: string): EmailContent {
  return renderEmailLayout({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    greeting: greeting(firstName),
    before: ['We received a request to reset the password for your account. Please choose a new one here.'],
    button: { label: 'Choose a new password', url },
    after: [
      'The link can be used once and is valid for one hour. Choosing a new password signs you out on all devices.',
      'If you did not request this, please ignore this email. Your password will not change.',
    ],
  });
}

/** Returns the email that tells the owner of an account that its password was changed. */
export function passwordChangedEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    greeting: greeting(firstName),
    before: ['The password for your account has just been changed, and you have been signed out on all other devices.'],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    after: [`If this was not you, please choose a new password right away: ${publicUrl}/forgot-password`],
  });
}

/** Returns the email that tells the owner of an account that a passkey was added to it. */
export function passkeyAddedEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'A passkey was added to your account',
    heading: 'A passkey was added to your account',
    greeting: greeting(firstName),
    before: [
      'A passkey has just been added to your account. From now on, signing in takes your password and a passkey.',
    ],
    button: { label: 'See your passkeys', url: `${publicUrl}/account` },
    after: [
      `If this was not you, please choose a new password right away: ${publicUrl}/forgot-password`,
      'Then ask another admin to remove the passkeys of your account.',
    ],
  });
}

/** Returns the email that tells the owner of an account that a passkey, or all of them, were removed from it. */
export function passkeyRemovedEmail(firstName: string, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: 'A passkey was removed from your account',
    heading: 'A passkey was removed from your account',
    greeting: greeting(firstName),
    before: ['A passkey has just been removed from your account, by you or by another admin on your behalf.'],
    button: { label: 'See your passkeys', url: `${publicUrl}/account` },
    after: [`If you did not expect this, please choose a new password right away: ${publicUrl}/forgot-password`],
  });
}

/**
 * Returns the greeting line. Anyone can register another person's email address with any "name", so a name that could
 * be an advertisement is left out.
 */
export function greeting(firstName: string): string {
  return /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Dear ${firstName},` : 'Hello,';
}
