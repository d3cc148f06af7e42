import { passwordStrength } from './passwordStrength';

describe('spec §5: strength: under 6 weak, 6-9 medium, 10+ strong', () => {
  test.each([
    ['', 'weak'],
    ['12345', 'weak'],
    ['123456', 'medium'],
    ['123456789', 'medium'],
    ['1234567890', 'strong'],
    ['correct horse battery', 'strong'],
  ])('rates %j as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
