import { formatImages, parseImageEntries } from './productImages';

describe('the list of images as one text', () => {
  test.each([
    ['no images', []],
    [
      'images with and without an alternative text',
      [
        { url: '/a.webp', alt: 'A “warm” room' },
        { url: '/b.webp', alt: '' },
      ],
    ],
  ])('parsing a formatted list returns the same list: %s', (_case, images) => {
    expect(parseImageEntries(formatImages(images))).toEqual(images);
  });

  test('no images are an empty text, and a missing alternative text is an empty one', () => {
    expect(formatImages([])).toBe('');
    expect(parseImageEntries(formatImages([{ url: '/a.webp', alt: null }]))).toEqual([{ url: '/a.webp', alt: '' }]);
  });

  test.each([['{'], ['null'], ['{"url":"/a.webp"}'], ['[{"url":"/a.webp"}]'], ['[null, 3]']])(
    'a text that is no list of images is an empty list: %s',
    (text) => {
      expect(parseImageEntries(text)).toEqual([]);
    },
  );
});
