import { countryCodes, formatPhone } from './phone';

test('spec §5: there are twenty country codes, and +49 is the default', () => {
  expect(countryCodes).toHaveLength(20);
  expect(countryCodes[0]).toBe('+49');
});

describe('spec §3: phone (country code plus number, or empty)', () => {
  test.each([
    ['+49', '89 123456', '+49 89 123456'],
    ['+971', ' 50 1234567 ', '+971 50 1234567'],
    ['+49', '', ''],
    ['+49', '   ', ''],
  ])('formats %s and %j as %j', (code, number, phone) => {
    expect(formatPhone(code, number)).toBe(phone);
  });
});
