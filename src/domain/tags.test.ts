import { findTagError, formatTags, parseTags } from './tags';

test.each<[string, string[]]>([
  ['cedar, steam', ['cedar', 'steam']],
  ['', []],
  [' , ,', []],
  ['cedar,cedar ,  black steel', ['cedar', 'black steel']],
  ['cedar\nsteam\r\nslate floor', ['cedar', 'steam', 'slate floor']],
])('the text %j contains the tags %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
  expect(parseTags(formatTags(tags))).toEqual(tags);
});

test('the contract allows 30 tags of 60 characters', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => `tag ${index}`).join(', ');
  expect(findTagError(thirty)).toBeNull();
  expect(findTagError(`${thirty}, one more`)).toBe('Please enter at most 30 tags.');
  expect(findTagError('x'.repeat(60))).toBeNull();
  expect(findTagError('x'.repeat(61))).toBe(`Please shorten the tag “${'x'.repeat(61)}” to 60 characters.`);
});
