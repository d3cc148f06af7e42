import { timeLeft } from './timeLeft';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-23T11:59:00Z', '23 h left', false],
  ['2026-11-22T13:00:00Z', '1 h left', false],
  ['2026-11-22T12:59:59Z', '59 min left', false],
  ['2026-11-22T12:00:30Z', 'less than a minute left', false],
  ['2026-11-22T12:00:00Z', 'Overdue by less than a minute', true],
  ['2026-11-22T11:40:00Z', 'Overdue by 20 min', true],
  ['2026-11-20T13:00:00Z', 'Overdue by 47 h', true],
  ['2026-11-20T12:00:00Z', 'Overdue by 2 days', true],
])('a request due at %s: %s', (dueAt, text, isOverdue) => {
  expect(timeLeft(dueAt, now)).toEqual({ text, isOverdue });
});
