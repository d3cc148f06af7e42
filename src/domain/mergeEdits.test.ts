import { mergeEdits, type EditableProduct } from './mergeEdits';

const base: EditableProduct = {
  name: 'Östra',
  shortDescription: 'A sauna.',
  description: 'Cedar.',
  category: 'sauna',
  price: '29800',
  tags: 'cedar',
  status: 'active',
  specifications: '',
  images: '',
};

describe('changes to different fields are merged; different changes to the same field conflict', () => {
  test.each<[string, Partial<EditableProduct>, Partial<EditableProduct>, Partial<EditableProduct>, string[]]>([
    ['neither side changed anything', {}, {}, {}, []],
    ['only my side changed a field', { name: 'Östra II' }, {}, { name: 'Östra II' }, []],
    ['only their side changed a field', {}, { price: '31000' }, { price: '31000' }, []],
    [
      'both sides changed different fields',
      { name: 'Östra II' },
      { price: '31000' },
      { name: 'Östra II', price: '31000' },
      [],
    ],
    ['both changed one field to the same value', { price: '31000' }, { price: '31000' }, { price: '31000' }, []],
    [
      'both changed one field to different values',
      { price: '30000' },
      { price: '31000' },
      { price: '30000' },
      ['price'],
    ],
    [
      'two fields conflict, one is merged',
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

  test('a conflict holds both values', () => {
    const { conflicts } = mergeEdits(base, { ...base, price: '30000' }, { ...base, price: '31000' });
    expect(conflicts).toEqual([{ field: 'price', mine: '30000', theirs: '31000' }]);
  });
});
