import { describeDimensions, parseDimensions } from './dimensions';

const parse = (value: string, label = 'Dimensions') => parseDimensions([{ label, value }]);

test.each([
  ['240 × 200 × 215 cm', [240, 200, 215, 'box'], '240 cm wide, 200 cm from front to back and 215 cm high'],
  ['240 x 200 x 215 cm', [240, 200, 215, 'box'], '240 cm wide, 200 cm from front to back and 215 cm high'],
  [
    '240\u00a0×\u00a0200\u00a0×\u00a0215\u00a0cm',
    [240, 200, 215, 'box'],
    '240 cm wide, 200 cm from front to back and 215 cm high',
  ],
  [
    '240 × 120 cm, 105 cm deep',
    [240, 120, 105, 'sunken'],
    '240 cm wide, 120 cm from front to back and 105 cm below the floor',
  ],
  ['Ø 210 × 240 cm, 230 cm high', [210, 240, 230, 'barrel'], '210 cm across, 240 cm long and 230 cm high'],
  [
    '320 × 250 cm, ridge 385 cm, eaves 250 cm',
    [320, 250, 385, 'gable', 250],
    '320 cm wide, 250 cm from front to back and 385 cm high',
  ],
  ['150 cm across, 105 cm high', [150, 150, 105, 'round'], '150 cm across and 105 cm high'],
])('parses %s', (value, [width, depth, height, shape, eaves], words) => {
  const dimensions = parse(value)!;
  expect(dimensions).toEqual({ width, depth, height, shape, eaves: eaves ?? height });
  expect(describeDimensions(dimensions)).toBe(words);
});

test.each([
  ['another unit', '2.4 × 2 × 2.1 m'],
  ['one number', '240 cm'],
  ['two numbers without a height', '600 × 300 cm'],
  ['words around the numbers', 'about 240 × 200 × 215 cm'],
  ['a height twice', '240 × 200 × 215 cm, 90 cm deep and more'],
  ['a length of less than 30 cm, beside which no person can be drawn', '40 × 24 × 11 cm'],
  ['a length of more than 30 m', '9000 × 200 × 215 cm'],
  ['nothing', ''],
])('does not guess dimensions from %s', (_what, value) => {
  expect(parse(value)).toBeNull();
});

test('only the specification with the label counts, in any case', () => {
  expect(parse('240 × 200 × 215 cm', ' dimensions')).not.toBeNull();
  expect(parse('240 × 200 × 215 cm', 'Inner size')).toBeNull();
  expect(parseDimensions([])).toBeNull();
});
