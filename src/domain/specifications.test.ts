import {
  describeSpecifications,
  findRowErrors,
  findSpecificationError,
  formatSpecificationRows,
  normaliseSpecifications,
  parsePastedSpecifications,
  parseSpecificationRows,
  toSpecifications,
} from './specifications';

const SEATS = { label: 'Seats', value: '6' };
const AREA = { label: 'Floor area', value: '7.2 m²' };
const EMPTY = { label: '', value: '' };
const long = (length: number) => 'x'.repeat(length);
const list = (length: number) => Array.from({ length }, (_, index) => ({ label: `${index}`, value: 'x' }));

describe('the rows of the form as one text', () => {
  test.each([[[]], [[SEATS, AREA]], [[SEATS, EMPTY, { label: 'Floor ', value: '' }]]])('%j', (rows) => {
    expect(parseSpecificationRows(formatSpecificationRows(rows))).toEqual(rows);
  });

  test('is empty without rows', () => expect(formatSpecificationRows([])).toBe(''));

  test.each([
    ['a draft of an older version, with one line each', 'Seats: 6\nFloor area: 7.2 m²', [SEATS, AREA]],
    ['entries of other types', '[{"label":1,"value":"x"},null,{"label":"Seats","value":"6"}]', [SEATS]],
    ['another JSON value', '{"label":"Seats"}', []],
  ])('parses %s', (_case, text, rows) => expect(parseSpecificationRows(text)).toEqual(rows));

  test('without empty rows and outer spaces is what is sent and compared', () => {
    const text = formatSpecificationRows([EMPTY, { label: ' Seats ', value: ' 6' }, { label: ' ', value: '' }, AREA]);
    expect(toSpecifications(text)).toEqual([SEATS, AREA]);
    expect(normaliseSpecifications(text)).toBe(formatSpecificationRows([SEATS, AREA]));
    expect(describeSpecifications(text)).toBe('Seats: 6\nFloor area: 7.2 m²');
  });
});

describe('pasted text has a label, a colon or a tab, and a value on each line', () => {
  test.each([
    ['Seats: 6', [SEATS]],
    ['  Seats :  6 \r\n\n\tFloor area:7.2 m²\n', [SEATS, AREA]],
    ['Seats\t6\nFloor area\t7.2\tm²', [SEATS, AREA]],
    ['Scale: 1:20', [{ label: 'Scale', value: '1:20' }]],
    [
      'Seats\nFloor area',
      [
        { label: 'Seats', value: '' },
        { label: 'Floor area', value: '' },
      ],
    ],
    [' \n', []],
  ])('%j', (text, rows) => expect(parsePastedSpecifications(text)).toEqual(rows));
});

describe('the errors of a row', () => {
  test.each([
    [SEATS, {}],
    [EMPTY, {}],
    [{ label: ' ', value: ' ' }, {}],
    [{ label: long(60), value: long(200) }, {}],
    [{ label: 'Seats', value: ' ' }, { value: 'Please enter a value.' }],
    [{ label: '', value: '6' }, { label: 'Please enter a label.' }],
    [{ label: 'Seats:', value: '6' }, { label: 'Please enter a label without a colon.' }],
    [{ label: long(61), value: '6' }, { label: 'Please shorten the label to 60 characters.' }],
    [{ label: 'Seats', value: long(201) }, { value: 'Please shorten the value to 200 characters.' }],
  ])('%j', (row, errors) => {
    expect(findRowErrors(row)).toEqual(errors);
    expect(findSpecificationError(formatSpecificationRows([SEATS, row]))).toBe(Object.values(errors)[0] ?? null);
  });

  test('40 specifications are valid, 41 are not, and empty rows do not count', () => {
    expect(findSpecificationError(formatSpecificationRows([...list(40), EMPTY]))).toBeNull();
    expect(findSpecificationError(formatSpecificationRows(list(41)))).toBe(
      'Please remove specifications until there are at most 40.',
    );
  });
});
