import { materialsOf } from './materials';

test.each([
  [
    ['cedar', 'panorama window', 'slate floor', 'six seats'],
    ['cedar', 'slate'],
  ],
  [
    ['black steel', 'black steel hoops', 'Cedar'],
    ['black steel', 'cedar'],
  ],
  [['cedarwood scent', 'thermo-aspen', 'glass front'], ['thermo-aspen']],
  [[], []],
])('the tags %j name the materials %j', (tags, names) => {
  expect(materialsOf(tags).map(({ name }) => name)).toEqual(names);
});
