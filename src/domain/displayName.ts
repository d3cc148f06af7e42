/** What the house calls somebody. Spec §2: "first name, or the part of the email before the @". */
export function displayName(user: { firstName?: string; email?: string }): string {
  return user.firstName?.trim() || (user.email ?? '').split('@')[0] || 'My Account';
}
