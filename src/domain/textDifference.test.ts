import { textDifference } from './textDifference';

const long = 'A cabin of thermo-aspen for four, with a window to the lake. '.repeat(5);

test('short texts are complete', () => {
  expect(textDifference('48 €', '148 €')).toEqual({ before: '48 €', after: '148 €' });
  expect(textDifference('', 'New')).toEqual({ before: '', after: 'New' });
});

test('long texts are cut to the part that differs', () => {
  const { before, after } = textDifference(`${long}Old end.`, `${long}New end.`);
  expect(before).toBe(`…${long.slice(-24)}Old end.`);
  expect(after).toBe(`…${long.slice(-24)}New end.`);
});

test('a difference at the start keeps the start and cuts the end', () => {
  const { before, after } = textDifference(long, `The ${long}`);
  expect(before).toBe(`${long.slice(0, 160)}…`);
  expect(after).toBe(`The ${long.slice(0, 156)}…`);
});

test('a removed text is empty', () => {
  expect(textDifference(long, '').after).toBe('');
});
