import { fromDateTimeInput, toDateTimeInput } from './dateTimeInput';

test.each(['2026-12-01T14:30', '2026-07-01T00:05', '2027-01-01T23:59'])(
  '%s is the same after a round trip',
  (value) => {
    expect(toDateTimeInput(fromDateTimeInput(value))).toBe(value);
  },
);

test('the time is that of the browser', () => {
  const iso = '2026-12-01T14:30:45.000Z';
  const hour = String(new Date(iso).getHours()).padStart(2, '0');
  expect(toDateTimeInput(iso)).toContain(`T${hour}:`);
});

test('an empty field has no time', () => {
  expect([toDateTimeInput(null), fromDateTimeInput('')]).toEqual(['', null]);
});
