import { wordsOf } from './searchRows';

test.each([
  ['', []],
  ['  cedar \t sauna\n', ['cedar', 'sauna']],
  ['sauna sauna', ['sauna']],
  ['au sauna una', ['sauna']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['a bb c dd ee ff gg hh ii jj', ['bb', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj']],
])('"bound words": %j looks for %j', (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});
