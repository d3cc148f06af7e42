import { displayName } from './displayName';

describe('spec §2: button shows first name, or the part of the email before the @', () => {
  test.each([
    [{ firstName: 'Aurélie', email: 'a.m@estate.example' }, 'Aurélie'],
    [{ firstName: '  ', email: 'a.m@estate.example' }, 'a.m'],
    [{ email: 'owner@estate.example' }, 'owner'],
    [{}, 'My Account'],
  ])('%j is shown as %s', (user, name) => {
    expect(displayName(user)).toBe(name);
  });
});
