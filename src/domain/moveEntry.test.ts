import { moveEntry } from './moveEntry';

test.each([
  ['later', 0, 2, ['b', 'c', 'a']],
  ['earlier', 2, 0, ['c', 'a', 'b']],
  ['nowhere', 1, 1, ['a', 'b', 'c']],
])('moveEntry moves an entry %s', (_case, from, to, expected) => {
  expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(expected);
});
