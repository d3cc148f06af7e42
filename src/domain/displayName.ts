/** The name shown for a user: 'first name, or the part of the email before the @' (docs/specification.md §2). */
export function displayName(user: { firstName?: string; email?: string }): string {
  return user.firstName?.trim() || (user.email ?? '').split('@')[0] || 'My Account';
}
