import {
  parseCategories,
  parseLogin,
  parseActionResult,
  parseProduct,
  parseProductResponse,
  parseProductList,
  parseProductPage,
  parseProfile,
  parseRegistration,
} from './normalise';

const HOST = 'https://api.example';
const parse = (fields: object) => parseProduct({ _id: '1', name: 'Cedar', ...fields }, HOST);

describe("'Product: _id or id, slug, name, description, shortDescription, category, tags (list of text), price …' (§3)", () => {
  test('a complete product keeps all fields', () => {
    expect(
      parseProduct(
        {
          _id: 'a1',
          slug: 'cedar',
          name: 'Cedar',
          description: 'Long',
          shortDescription: 'Short',
          category: 'sauna',
          tags: ['wood'],
          price: { base: 15000, isPriceOnRequest: false },
          images: [{ url: '/uploads/a.jpg' }],
          status: 'active',
          createdAt: '2024-05-01T10:00:00.000Z',
          version: 3,
        },
        '',
      ),
    ).toEqual({
      id: 'a1',
      slug: 'cedar',
      name: 'Cedar',
      description: 'Long',
      shortDescription: 'Short',
      category: 'sauna',
      tags: ['wood'],
      price: { amount: 15000, onRequest: false },
      images: [{ url: '/uploads/a.jpg', alt: null, width: null, height: null, blur: null, sources: [] }],
      status: 'active',
      createdAt: '2024-05-01T10:00:00.000Z',
      specifications: null,
      version: 3,
    });
  });

  test.each([
    ['a list', [{ label: 'Seats', value: '6' }], [{ label: 'Seats', value: '6' }]],
    ['entries without a label or a value', [{ label: 'Seats' }, { value: '6' }, null, 'Seats: 6'], []],
    ['entries with other types', [{ label: 'Seats', value: 6 }], []],
    ['no list', { Seats: 6 }, null],
    ['nothing', undefined, null],
  ])('specifications: %s', (_what, specifications, parsed) => {
    expect(parseProduct({ id: 7, specifications }, '')).toHaveProperty('specifications', parsed);
  });

  test('a product that has only an id gets empty values for all other fields', () => {
    expect(parseProduct({ id: 7 }, '')).toEqual({
      id: '7',
      slug: null,
      name: '',
      description: null,
      shortDescription: null,
      category: null,
      tags: [],
      price: { amount: null, onRequest: false },
      images: [],
      status: null,
      createdAt: null,
      specifications: null,
      version: null,
    });
  });

  test('fields of the wrong type count as missing', () => {
    const wrong = {
      slug: 1,
      name: {},
      description: [],
      shortDescription: false,
      category: null,
      tags: ['wood', 3, null],
      price: 'much',
      images: 'x:',
      status: {},
      createdAt: 12,
      version: 'new',
    };
    expect(parse(wrong)).toMatchObject({
      slug: null,
      name: '',
      description: null,
      shortDescription: null,
      category: null,
      tags: ['wood'],
      price: { amount: null, onRequest: false },
      images: [],
      status: null,
      createdAt: null,
      specifications: null,
      version: null,
    });
    expect(parse({ tags: 'wood' })?.tags).toEqual([]);
  });

  test.each([
    [{ _id: 'a', id: 'b' }, 'a'],
    [{ id: 'b' }, 'b'],
    [{ _id: '', id: 'b' }, 'b'],
    [{ _id: 0 }, '0'],
  ])('the id of %j is %s', (fields, id) => {
    expect(parseProduct(fields, '')?.id).toBe(id);
  });

  test.each([[{}], [{ _id: null }], [{ id: { $oid: 'x' } }], [null], ['product'], [[]]])(
    'returns null for %j, which has no valid id',
    (value) => {
      expect(parseProduct(value, '')).toBeNull();
    },
  );
});

describe("'price (a number, or an object with base in EUR and isPriceOnRequest)' (§3)", () => {
  test.each([
    [15000, 15000, false],
    [0, 0, false],
    ['15000.50', 15000.5, false],
    [{ base: 900 }, 900, false],
    [{ base: 900, isPriceOnRequest: false }, 900, false],
    [{ isPriceOnRequest: true }, null, true],
    [{ base: 900, isPriceOnRequest: true }, 900, true],
    [undefined, null, false],
    [null, null, false],
    [-5, null, false],
    [NaN, null, false],
    [Infinity, null, false],
    ['', null, false],
    [{ base: 'abc' }, null, false],
    [[15000], null, false],
  ])('price %j', (price, amount, onRequest) => {
    expect(parse({ price })?.price).toEqual({ amount, onRequest });
  });
});

describe("'primaryImage.url, images (list with url), image' (§3), 'relative image urls prefixed with the API base' (§7)", () => {
  test.each([
    ['an absolute URL is unchanged', { image: 'https://cdn.example/a.jpg' }, ['https://cdn.example/a.jpg']],
    ['an http URL is unchanged', { image: 'http://cdn.example/a.jpg' }, ['http://cdn.example/a.jpg']],
    [
      'a URL relative to the root is prefixed with the API origin',
      { image: '/uploads/a.jpg' },
      ['https://api.example/uploads/a.jpg'],
    ],
    [
      'any other relative URL is prefixed as well',
      { image: 'uploads/a.jpg?v=2' },
      ['https://api.example/uploads/a.jpg?v=2'],
    ],
    ['`image` may be an object', { image: { url: '/a.jpg' } }, ['https://api.example/a.jpg']],
    [
      '`images` may contain strings',
      { images: ['/a.jpg', '/b.jpg'] },
      ['https://api.example/a.jpg', 'https://api.example/b.jpg'],
    ],
    [
      'the primary image comes first, and duplicates are removed',
      { images: [{ url: '/a.jpg' }, { url: '/b.jpg' }], primaryImage: { url: '/b.jpg' }, image: '/a.jpg' },
      ['https://api.example/b.jpg', 'https://api.example/a.jpg'],
    ],
    ['javascript: URLs are rejected', { image: 'javascript:alert(1)' }, []],
    ['obfuscated javascript: URLs are rejected', { images: [' \tjava\nscript:alert(1)', 'JAVASCRIPT:alert(1)'] }, []],
    ['data:, file: and blob: URLs are rejected', { images: ['data:text/html,x', 'file:///etc/passwd', 'blob:x'] }, []],
    ['empty values are skipped', { images: [null, '', ' ', 3, {}, { url: null }], primaryImage: null }, []],
    ['invalid URLs are skipped', { image: 'https://' }, []],
  ])('%s', (_what, fields, images) => {
    expect(parse(fields)?.images.map(({ url }) => url)).toEqual(images);
  });

  test('a URL stays root-relative if the API has the same origin as the page', () => {
    expect(parseProduct({ id: '1', image: 'uploads/a.jpg' }, '')?.images).toMatchObject([{ url: '/uploads/a.jpg' }]);
  });

  const blur = 'data:image/webp;base64,UklGRg==';
  const webp = { url: '/a-400.webp', width: 400, type: 'image/webp' };

  test('all fields of an image are parsed', () => {
    const image = { url: '/a.jpg', alt: 'A cabin', width: 1600, height: 1200, blur, sources: [webp] };
    expect(parse({ images: [image] })?.images).toEqual([
      {
        ...image,
        url: 'https://api.example/a.jpg',
        sources: [{ ...webp, url: 'https://api.example/a-400.webp' }],
      },
    ]);
  });

  test.each([
    ['a preview with a javascript: URL', { blur: 'javascript:alert(1)' }],
    ['a preview that is not an image', { blur: 'data:text/html,x' }],
    ['an alternative text that is not a string', { alt: 7 }],
    ['sizes that are not numbers', { width: 'wide', height: null }],
    ['sources that are not an array', { sources: 'x' }],
    [
      'sources without a valid URL, width or type',
      { sources: [{ ...webp, url: 'javascript:x' }, { ...webp, width: 0 }, { ...webp, type: 7 }, null, 'x'] },
    ],
  ])('%s: ignored', (_case, known) => {
    expect(parse({ images: [{ url: '/a.jpg', ...known }] })?.images).toEqual([
      { url: 'https://api.example/a.jpg', alt: null, width: null, height: null, blur: null, sources: [] },
    ]);
  });

  test('entries of the same image are merged', () => {
    const image = { url: '/a.jpg', alt: 'A cabin', width: 1600, height: 1200, blur, sources: [webp] };
    const merged = parse({ images: [image] })?.images;
    expect(parse({ primaryImage: { url: '/a.jpg' }, images: [image], image: '/a.jpg' })?.images).toEqual(merged);
    expect(parse({ primaryImage: image, images: [{ url: '/a.jpg' }] })?.images).toEqual(merged);
  });
});

describe("'Product list response: products, currentPage, totalPages' (§3)", () => {
  const wire = { products: [{ _id: '1' }], currentPage: 2, totalPages: 5 };

  test.each([
    ['at the top level', wire],
    ['inside `data`', { success: true, data: wire }],
    [
      'with the page numbers outside the envelope',
      { data: { products: wire.products }, currentPage: 2, totalPages: 5 },
    ],
    ['with page numbers as strings', { ...wire, currentPage: '2', totalPages: '5' }],
  ])('%s', (_how, body) => {
    expect(parseProductPage(body, 2, '')).toMatchObject({ products: [{ id: '1' }], currentPage: 2, totalPages: 5 });
  });

  test.each([
    [{ products: [] }, { currentPage: 3, totalPages: 3 }],
    [
      { products: [], totalPages: 9 },
      { currentPage: 3, totalPages: 9 },
    ],
    [
      { products: [], currentPage: -1, totalPages: 0 },
      { currentPage: 1, totalPages: 1 },
    ],
    [
      { products: [], currentPage: 'x', totalPages: null },
      { currentPage: 1, totalPages: 1 },
    ],
  ])('missing or invalid page numbers in %j are replaced', (body, numbers) => {
    expect(parseProductPage(body, 3, '')).toEqual({ products: [], total: null, extensions: [], ...numbers });
  });

  test.each([
    [['live'], ['live']],
    [['live', 7, null], ['live']],
    ['live', []],
    [undefined, []],
  ])('extensions: %j', (extensions, expected) => {
    expect(parseProductPage({ ...wire, extensions }, 1, '').extensions).toEqual(expected);
  });

  test('products without an id are skipped', () => {
    const body = { ...wire, products: [{ name: 'lost' }, null, 4, { id: '2' }] };
    expect(parseProductPage(body, 1, '').products.map(({ id }) => id)).toEqual(['2']);
  });

  test.each([
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ products: null }],
    [{ products: {} }],
    [{ data: null }],
    [{ data: [] }],
  ])('%j throws', (body) => {
    expect(() => parseProductPage(body, 1, '')).toThrow();
  });
});

describe("'Create response: product with name' (§3), 'a body bare or wrapped in { data: … }' (docs/decisions/0003)", () => {
  const wire = { _id: '1', name: 'Cedar' };

  test.each([[{ product: wire }], [wire], [{ data: wire }], [{ success: true, data: { product: wire } }]])(
    'parses %j',
    (body) => {
      expect(parseProductResponse(body, '')).toMatchObject({ id: '1', name: 'Cedar' });
    },
  );

  test.each([[null], [{ product: null }], [{ success: true, data: null }], [{ data: { product: null } }]])(
    '%j returns null',
    (body) => {
      expect(parseProductResponse(body, '')).toBeNull();
    },
  );

  test.each([[{}], [[]], ['x'], [{ product: {} }], [{ product: 'x' }]])('%j throws', (body) => {
    expect(() => parseProductResponse(body, '')).toThrow();
  });
});

describe("'Other response shapes not shown' (§7): the list is found in any envelope", () => {
  const wire = [{ id: '1' }, { id: '2' }];

  test.each([[wire], [{ products: wire }], [{ data: wire }], [{ data: { products: wire } }]])(
    'products in %j',
    (body) => {
      expect(parseProductList(body, '').map(({ id }) => id)).toEqual(['1', '2']);
    },
  );

  test.each([
    [{ categories: [{ value: 'sauna', label: 'Traditional Sauna', count: 4 }] }, [['sauna', 'Traditional Sauna', 4]]],
    [
      { data: ['sauna', 'infrared'] },
      [
        ['sauna', 'sauna', null],
        ['infrared', 'infrared', null],
      ],
    ],
    [[null, {}, '', { value: 'sauna', count: 'x' }], [['sauna', 'sauna', null]]],
  ])('categories in %j', (body, expected) => {
    expect(parseCategories(body).map(({ value, label, count }) => [value, label, count])).toEqual(expected);
  });

  test.each([[null], [{}], ['x'], [{ products: {} }]])('%j contains no list and throws', (body) => {
    expect(() => parseProductList(body, '')).toThrow();
    expect(() => parseCategories(body)).toThrow();
  });
});

describe("'Login response: token, user, optionally needsVerification' (§3)", () => {
  const ada = { id: '1', firstName: 'Ada', lastName: '', email: 'ada@example.com', phone: '', role: 'admin' };
  const wire = { token: 't', user: { _id: '1', firstName: 'Ada', email: 'ada@example.com', role: 'admin' } };

  test.each([[wire], [{ success: true, data: wire }], [{ token: 't', data: { user: wire.user } }]])(
    'parses %j',
    (body) => {
      expect(parseLogin(body)).toEqual({
        token: 't',
        user: ada,
        needsVerification: false,
        passkey: null,
        message: null,
      });
    },
  );

  test.each([
    [{ needsVerification: true }, { token: null, user: null, needsVerification: true, passkey: null, message: null }],
    [
      { token: '', user: [], message: 'Hm.' },
      { token: null, user: null, needsVerification: false, passkey: null, message: 'Hm.' },
    ],
    [null, { token: null, user: null, needsVerification: false, passkey: null, message: null }],
  ])('parses the incomplete response %j', (body, expected) => {
    expect(parseLogin(body)).toEqual(expected);
  });

  test('a step with a passkey needs a ticket and options', () => {
    const passkey = { ticket: 'x', creates: true, options: { challenge: 'abc' } };
    expect(parseLogin({ passkey })).toMatchObject({ token: null, passkey });
    for (const broken of [{}, { ticket: 'x' }, { options: {} }])
      expect(() => parseLogin({ passkey: broken })).toThrow();
  });

  test('a profile is parsed at the top level, under `user` and inside `data`', () => {
    for (const body of [{ user: wire.user }, wire.user, { data: wire.user }, { data: { user: wire.user } }]) {
      expect(parseProfile(body)).toEqual(ada);
    }
    for (const body of [null, {}, { user: null }, { user: 'Ada' }]) expect(() => parseProfile(body)).toThrow();
  });
});

test.each([
  [{ requiresVerification: true }, true],
  [{ data: { requiresVerification: true } }, true],
  [{ requiresVerification: 'yes' }, false],
  [{}, false],
])("'Registration response: requiresVerification (boolean)' (§3): %j", (body, requiresVerification) => {
  expect(parseRegistration(body)).toEqual({ requiresVerification, message: null });
});

test.each([
  [
    { success: true, message: 'Done.' },
    { success: true, message: 'Done.' },
  ],
  [{ data: { success: false, message: 'Expired.' } }, { success: false, message: 'Expired.' }],
  [{ success: false }, { success: false, message: null }],
  [{}, { success: true, message: null }],
  [null, { success: true, message: null }],
])("'reads data.success' (§7): %j", (body, result) => {
  expect(parseActionResult(body)).toEqual(result);
});
