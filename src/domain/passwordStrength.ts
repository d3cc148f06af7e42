export type Strength = 'weak' | 'medium' | 'strong';

/** Spec §5: "Strength: under 6 weak, 6-9 medium, 10+ strong". */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return 'weak';
  return password.length < 10 ? 'medium' : 'strong';
}
