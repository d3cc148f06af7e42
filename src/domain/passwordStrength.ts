export type Strength = 'weak' | 'medium' | 'strong';

/** Minimum length of a password, in characters (docs/specification.md §5). */
export const MIN_PASSWORD_LENGTH = 6;

/** Rates a password by its length: 'under 6 weak, 6-9 medium, 10+ strong' (docs/specification.md §5). */
export function passwordStrength(password: string): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'weak';
  return password.length < 10 ? 'medium' : 'strong';
}
