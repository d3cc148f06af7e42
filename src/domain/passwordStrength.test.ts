import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { MIN_PASSWORD_LENGTH, passwordStrength } from './passwordStrength';

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

test('the minimum length is the one in the contract', () => {
  const contract = parse(readFileSync('contract/openapi.yaml', 'utf8'));
  expect(contract.components.schemas.NewPassword.minLength).toBe(MIN_PASSWORD_LENGTH);
});
