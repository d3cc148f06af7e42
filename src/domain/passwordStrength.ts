export type Strength = 'weak' | 'medium' | 'strong';

/** Rates a password by its length: 'under 6 weak, 6-9 medium, 10+ strong' (docs/specification.md §5). */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return 'weak';
  return password.length < 10 ? 'medium' : 'strong';
}
