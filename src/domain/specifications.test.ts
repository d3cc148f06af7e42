import { findSpecificationError, formatSpecifications, parseSpecificationLines } from './specifications';

describe('specifications are edited as one line each: a label, a colon and a value', () => {
  test.each([
    ['', []],
    ['Seats: 6', [{ label: 'Seats', value: '6' }]],
    [
      '  Seats :  6 \n\n\tFloor area:7.2 m²\n',
      [
        { label: 'Seats', value: '6' },
        { label: 'Floor area', value: '7.2 m²' },
      ],
    ],
    ['Scale: 1:20', [{ label: 'Scale', value: '1:20' }]],
  ])('%j', (text, specifications) => {
    expect(parseSpecificationLines(text)).toEqual(specifications);
    expect(parseSpecificationLines(formatSpecifications(specifications))).toEqual(specifications);
    expect(findSpecificationError(text)).toBeNull();
  });

  const long = (length: number) => 'x'.repeat(length);
  test.each([
    ['Seats 6', 'Please write “Seats 6” as a label, a colon and a value.'],
    ['Seats:', 'Please write “Seats:” as a label, a colon and a value.'],
    ['Seats: 6\n: 7.2 m²', 'Please write “: 7.2 m²” as a label, a colon and a value.'],
    [`${long(61)}: 6`, `Please shorten the label “${long(61)}” to 60 characters.`],
    [`Seats: ${long(201)}`, 'Please shorten the value of “Seats” to 200 characters.'],
    [Array.from({ length: 41 }, (_, index) => `${index}: x`).join('\n'), 'Please enter at most 40 lines.'],
  ])('%j is invalid', (text, error) => {
    expect(findSpecificationError(text)).toBe(error);
  });

  test('labels and values of the maximum length, and 40 lines, are valid', () => {
    const text = Array.from({ length: 40 }, () => `${long(60)}: ${long(200)}`).join('\n');
    expect(findSpecificationError(text)).toBeNull();
  });
});
