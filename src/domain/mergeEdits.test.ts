import { mergeEdits, type EditableProduct } from './mergeEdits';

const base: EditableProduct = { name: 'Östra', description: 'Cedar.', category: 'sauna', price: '29800' };

describe('changes to different fields merge, changes to the same field are shown', () => {
  test.each<[string, Partial<EditableProduct>, Partial<EditableProduct>, Partial<EditableProduct>, string[]]>([
    ['nobody changed anything', {}, {}, {}, []],
    ['only I did', { name: 'Östra II' }, {}, { name: 'Östra II' }, []],
    ['only they did', {}, { price: '31000' }, { price: '31000' }, []],
    ['different fields', { name: 'Östra II' }, { price: '31000' }, { name: 'Östra II', price: '31000' }, []],
    ['the same field to the same value', { price: '31000' }, { price: '31000' }, { price: '31000' }, []],
    ['the same field to two values', { price: '30000' }, { price: '31000' }, { price: '30000' }, ['price']],
    [
      'two fields in conflict, one merged',
      { price: '30000', name: 'A', category: 'infrared' },
      { price: '31000', name: 'B', description: 'Hemlock.' },
      { price: '30000', name: 'A', category: 'infrared', description: 'Hemlock.' },
      ['name', 'price'],
    ],
  ])('%s', (_case, mine, theirs, merged, conflicts) => {
    const merge = mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merge.merged).toEqual({ ...base, ...merged });
    expect(merge.conflicts.map(({ field }) => field)).toEqual(conflicts);
  });

  test('a conflict shows both values', () => {
    const { conflicts } = mergeEdits(base, { ...base, price: '30000' }, { ...base, price: '31000' });
    expect(conflicts).toEqual([{ field: 'price', mine: '30000', theirs: '31000' }]);
  });
});
