import { splitSearchTerms } from './searchQueries';

test.each([
  ['', []],
  ['  cedar \t sauna\n', ['cedar', 'sauna']],
  ['sauna sauna', ['sauna']],
  ['au sauna una', ['sauna']],
  ['a b c d e f g h i j', ['a', 'b']],
  ['a cedar bb c dd', ['cedar', 'bb', 'dd']],
  ['abc def ghi jkl mno pqr stu vwx yza', ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr', 'stu', 'vwx']],
])('splits %j into the terms %j', (search, terms) => {
  expect(splitSearchTerms(search)).toEqual(terms);
});
