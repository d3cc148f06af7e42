import { decodeCsv, detectSeparator, parseCsv } from './parseCsv';
import { rearm, toCsvLine } from './writeCsv';

const parse = (text: string) =>
  [...parseCsv(text, detectSeparator(text))].map(({ line, cells }) => [line, ...cells] as const);

test.each([
  [
    'commas',
    'a,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      [1, 'a', 'b'],
      [2, '1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1;2\t3',
    [
      [1, 'a', 'b'],
      [2, '1;2', '3'],
    ],
  ],
  [
    'one column',
    'a\n1',
    [
      [1, 'a'],
      [2, '1'],
    ],
  ],
  [
    'old line breaks',
    'a,b\r1,2\r',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'separators in quoted names do not count',
    '"a;b;c",d\n1,2',
    [
      [1, 'a;b;c', 'd'],
      [2, '1', '2'],
    ],
  ],
  [
    'doubled quotation marks',
    'a,b\n"say ""ah""",2',
    [
      [1, 'a', 'b'],
      [2, 'say "ah"', '2'],
    ],
  ],
  [
    'a quotation mark inside a cell',
    'a,b\n5" pipe,2',
    [
      [1, 'a', 'b'],
      [2, '5" pipe', '2'],
    ],
  ],
  [
    'empty cells',
    'a,b,c\n,,1\n"",2,',
    [
      [1, 'a', 'b', 'c'],
      [2, '', '', '1'],
      [3, '', '2', ''],
    ],
  ],
  [
    'empty lines',
    'a,b\n\n,\n1,2\n\n',
    [
      [1, 'a', 'b'],
      [4, '1', '2'],
    ],
  ],
  ['nothing', '', []],
])('parses %s', (_case, text, records) => {
  expect(parse(text)).toEqual(records);
});

test("'the line in the file, counting line breaks inside quotes'", () => {
  const text = 'a,b\r\n"one\r\ntwo\nthree",1\r\nnext,2\r\n';
  expect(parse(text)).toEqual([
    [1, 'a', 'b'],
    [2, 'one\r\ntwo\nthree', '1'],
    [5, 'next', '2'],
  ]);
});

test.each([
  ['a text that does not end', 'a,b\n1,"two\n3,4', 'Line 2: a quotation mark opens a text that does not end.'],
  ['text after a quoted cell', 'a,b\n"1\n2"x,3', 'Line 3: text follows a closing quotation mark.'],
])('refuses %s', (_case, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test.each([
  ['UTF-8', Buffer.from('Ofuro, Königssee')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFOfuro, Königssee')],
])('decodes %s', (_case, content) => {
  expect(decodeCsv(content)).toBe('Ofuro, Königssee');
});

test.each([
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFname;price', 'utf16le')],
  ['UTF-16 without one', Buffer.from('name;price', 'utf16le')],
  ['Windows-1252', Buffer.from('Königssee', 'latin1')],
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 0xff])],
])('refuses %s and says how to save the file', (_case, content) => {
  expect(() => decodeCsv(content)).toThrow(/^The file is not in UTF-8. In Excel, save it as “CSV UTF-8”/);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-5 °C', "'-5 °C"],
  ['@home', "'@home"],
  ["'=1", "''=1"],
  ["''", "''"],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
  ['', ''],
])('a formula is disarmed and restored: %s', (value, disarmed) => {
  expect(toCsvLine([value])).toBe(`${disarmed}\r\n`);
  expect(rearm(disarmed)).toBe(value);
});

test.each(['\t=1', '\r\n=1', 'a,b', 'a;b', '"', 'line\nbreak', 'tab\tstop'])(
  'a written value is parsed unchanged: %j',
  (value) => {
    const [record] = parseCsv(toCsvLine([value, 'end']), ',');
    expect(record?.cells.map(rearm)).toEqual([value, 'end']);
  },
);
