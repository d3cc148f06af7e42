import type { InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { picture, productForm } from '../testing/products';
import { encodeForm, type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  const form = { ...productForm(), image: new Blob([new Uint8Array(await picture('png'))]) };
  const response = await shop.ask('admin', { method: 'POST', url: '/api/products', form });
  id = response.json<{ product: { _id: string } }>().product._id;
});
afterAll(() => shop.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/**
 * Sends a request as admin. Checks that it is refused with this status and message, and that no data was stored or
 * changed.
 */
async function expectRefusal(request: InjectOptions & { form?: Form }, status: number, message: string) {
  const before = await shop.stored();
  const response = await shop.ask('admin', request);
  expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(await shop.stored()).toEqual(before);
}

describe('the validation of read requests', () => {
  test.each([
    ['page=0', 'Page must be at least 1.'],
    ['page=-1', 'Page must be at least 1.'],
    ['page=1000000000', 'Page must be at most 1,000,000.'],
    ['page=1.5', 'Page must be a whole number.'],
    ['page=NaN', 'Page must be a whole number.'],
    ['page=Infinity', 'Page must be at most 1,000,000.'],
    ['page=', 'Page must be a whole number.'],
    ['page=0x10', 'Page must be a whole number.'],
    ['page=one', 'Page must be a whole number.'],
    ['page=1&page=2', 'Page may be given only once.'],
    ['page[]=1', null],
    ['limit=0', 'Limit must be at least 1.'],
    ['limit=101', 'Limit must be at most 100.'],
    ['sort=price', 'Sort must be one of: -createdAt, createdAt, price.base, -price.base, name.'],
    ['sort=name;DROP TABLE products', 'Sort must be one of: -createdAt, createdAt, price.base, -price.base, name.'],
    ['sort=name&sort=name', 'Sort may be given only once.'],
    [
      'category=garden',
      'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.',
    ],
    ['search=ab', 'Search must be at least 3 characters long.'],
    [`search=${'x'.repeat(101)}`, 'Search must be at most 100 characters long.'],
    ['search=one&search=two', 'Search may be given only once.'],
    ['search=a%00b', 'The request contains a character that cannot be stored.'],
    ['category=%00', 'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.'],
  ])('GET /products?%s', async (query, message) => {
    if (message) return expectRefusal({ url: `/api/products?${query}` }, 400, message);
    expect((await shop.ask('guest', { url: `/api/products?${query}` })).statusCode).toBe(200);
  });

  test.each([
    ['/products/1', 400, 'Id is not valid.'],
    ['/products/%00', 400, 'Id is not valid.'],
    [`/products/${UNKNOWN}'`, 400, 'Id is not valid.'],
    [`/products/urn:uuid:${UNKNOWN}`, 400, 'Id is not valid.'],
    [`/products/${UNKNOWN}`, 404, 'This product does not exist.'],
    ['/products/slug/No_Slug', 400, 'Slug is not in the expected format.'],
    [`/products/slug/${'a'.repeat(241)}`, 400, 'Slug must be at most 240 characters long.'],
    ['/products/slug/unknown', 404, 'This product does not exist.'],
    [`/products/slug/${'a'.repeat(310)}`, 404, 'This API endpoint does not exist.'],
    ['/products/%E0%A4%A', 400, 'This address is not valid.'],
    ['/nothing', 404, 'This API endpoint does not exist.'],
  ])('GET %s', (url, status, message) => expectRefusal({ url: `/api${url}` }, status, message));
});

const WRITES = [
  ['POST /products', (): InjectOptions => ({ method: 'POST', url: '/api/products' })],
  ['PUT /products/{id}', (): InjectOptions => ({ method: 'PUT', url: `/api/products/${id}` })],
] as const;

describe.each(WRITES)('%s', (_request, target) => {
  const without = (name: string) => Object.entries(productForm()).filter(([field]) => field !== name);
  const withField = (name: string, value: string | Blob): Form => [...without(name), [name, value]];
  const withImage = (content: Uint8Array<ArrayBuffer> | string, type = 'image/png') =>
    withField('image', new File([content], 'picture.png', { type }));

  test.each([
    ['name', '', 'Name must not be empty.'],
    ['name', ' \t ', 'Name must not be empty.'],
    ['name', '\u200B\u202E\uFEFF', 'Name must not be empty.'],
    ['description', '\u200D', 'Description must not be empty.'],
    ['name', 'x'.repeat(201), 'Name must be at most 200 characters long.'],
    ['name', 'x'.repeat(100_000), 'Name must be at most 200 characters long.'],
    ['name', 'nul \0 character', 'The request contains a character that cannot be stored.'],
    ['description', '', 'Description must not be empty.'],
    ['description', 'x'.repeat(5001), 'Description must be at most 5,000 characters long.'],
    ['price', '', 'Price must not be empty.'],
    ['price', ' \t ', 'Price must not be empty.'],
    ['price', 'free', 'Price must be a number.'],
    ['price', 'NaN', 'Price must be a number.'],
    ['price', '0x10', 'Price must be a number.'],
    ['price', ' 0B11', 'Price must be a number.'],
    ['price', '1,000', 'Price must be a number.'],
    ['price', '-1', 'Price must be at least 0.'],
    ['price', '-Infinity', 'Price must be at least 0.'],
    ['price', 'Infinity', 'Price must be at most 100,000,000.'],
    ['price', '1e400', 'Price must be at most 100,000,000.'],
    ['price', '100000001', 'Price must be at most 100,000,000.'],
    // Without the validation, this price would be stored as 0.
    ['price', '1e-9', 'Price must have at most two decimal places, such as 19.99.'],
    ['price', '0.001', 'Price must have at most two decimal places, such as 19.99.'],
    ['price', '19.999', 'Price must have at most two decimal places, such as 19.99.'],
    ['price', '99999999.999', 'Price must have at most two decimal places, such as 19.99.'],
    [
      'category',
      'garden',
      'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.',
    ],
    ['category', '', 'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.'],
    ['image', 'https://example.com/picture.png', 'Image must be sent as a file.'],
    ['featured', 'true', 'Unknown field "featured".'],
    ['_id', UNKNOWN, 'Unknown field "_id".'],
    ['constructor', 'x', 'The form has an unknown field.'],
  ])('refuses %s: %j', (name, value, message) =>
    expectRefusal({ ...target(), form: withField(name, value) }, 400, message),
  );

  test('refuses a file in a text field', () =>
    expectRefusal(
      { ...target(), form: withField('name', new File(['Sauna'], 'name.txt')) },
      400,
      'Name must be text.',
    ));

  test('refuses a field that is sent twice', () =>
    expectRefusal({ ...target(), form: [...without(''), ['price', '1']] }, 400, 'Price may be sent only once.'));

  test('refuses a field with a JSON content type', () => {
    const payload =
      '--x\r\ncontent-disposition: form-data; name="price"\r\ncontent-type: application/json\r\n\r\nnull\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return expectRefusal({ ...target(), payload, headers }, 400, 'Price must be sent as plain text.');
  });

  test('refuses thirty fields', () => {
    const form: Form = Array.from({ length: 30 }, (_, n) => [`field${n}`, 'x']);
    return expectRefusal({ ...target(), form }, 413, 'The form has too many fields.');
  });

  test('refuses two images', async () => {
    const file = new File([new Uint8Array(await picture('png'))], 'a.png');
    const form: Form = [...without(''), ['image', file], ['image2', file]];
    await expectRefusal({ ...target(), form }, 413, 'Only one picture may be sent.');
  });

  const UNSUPPORTED_TYPE = 'The picture must be a JPEG, PNG, WebP or AVIF file.';
  test.each([
    ['text declared as PNG', () => 'not a picture', 415, UNSUPPORTED_TYPE],
    ['an empty file', () => '', 415, UNSUPPORTED_TYPE],
    ['SVG', () => SVG, 415, UNSUPPORTED_TYPE],
    ['GIF', () => picture('gif'), 415, UNSUPPORTED_TYPE],
    ['TIFF', () => picture('tiff'), 415, UNSUPPORTED_TYPE],
    ['random bytes', () => randomBytes(5000), 415, UNSUPPORTED_TYPE],
    [
      'a truncated PNG',
      async () => (await picture('png', 900, 900)).subarray(0, 700),
      400,
      'The picture is damaged and could not be read. Please choose another file.',
    ],
    [
      'a truncated JPEG',
      async () =>
        (
          await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
      400,
      'The picture is damaged and could not be read. Please choose another file.',
    ],
    [
      'a PNG signature without data',
      () => Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
      400,
      'The picture is damaged and could not be read. Please choose another file.',
    ],
    [
      'more than 40 million pixels',
      () => picture('png', 7000, 7000),
      413,
      'The picture has more than 40 million pixels. Please choose a smaller one.',
    ],
  ] as [string, () => string | Buffer | Promise<Buffer>, number, string][])(
    'refuses an image: %s',
    async (_case, make, status, message) => {
      const content = await make();
      const bytes = typeof content === 'string' ? content : new Uint8Array(content);
      await expectRefusal({ ...target(), form: withImage(bytes) }, status, message);
    },
  );

  test('refuses an image of 30 MB before reading it', () =>
    expectRefusal(
      { ...target(), form: withImage(new Uint8Array(30 * 1024 * 1024)) },
      413,
      'The request is too large. A file may be up to 10 MB.',
    ));

  test('refuses an image just over 10 MB, and one of 30 MB without Content-Length', async () => {
    const message = 'The file is larger than 10 MB. Please choose a smaller one.';
    await expectRefusal({ ...target(), form: withImage(new Uint8Array(10 * 1024 * 1024 + 1)) }, 413, message);
    const { payload, headers } = await encodeForm(withImage(new Uint8Array(30 * 1024 * 1024)));
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    await expectRefusal({ ...target(), payload: Readable.from([payload]), headers: chunked }, 413, message);
  });

  test.each([0.2, 0.6, 0.98])('refuses a form truncated to %d of its length', async (fraction) => {
    const { payload, headers } = await encodeForm(withImage(new Uint8Array(await picture('jpeg', 400, 300))));
    const cut = payload.subarray(0, Math.floor(payload.length * fraction));
    await expectRefusal(
      { ...target(), payload: cut, headers },
      400,
      'The form did not arrive completely. Please send it again.',
    );
  });

  test('refuses a multipart content type without a boundary', () =>
    expectRefusal(
      { ...target(), payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      'The form did not arrive completely. Please send it again.',
    ));

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    'refuses a body with the content type "%s"',
    (type) =>
      expectRefusal(
        { ...target(), payload: JSON.stringify(productForm()), headers: { 'content-type': type } },
        415,
        'The request body must be multipart/form-data.',
      ),
  );

  test('refuses a request without a body', () => expectRefusal(target(), 400, 'The request body is missing.'));
});

test.each([19.99, 1234567.89, 0.01, 0.07, 1.1, 4.35, 0.3, 99999999.99, 100000000, 0, 1e2])(
  'accepts the price %d, which is in whole cents, and stores it unchanged',
  async (price) => {
    const response = await shop.ask('admin', {
      method: 'POST',
      url: '/api/products',
      form: { ...productForm({ price: String(price) }) },
    });
    expect([response.statusCode, response.json().product.price.base]).toEqual([201, price]);
  },
);

test.each(['name', 'description', 'price'])(
  'POST without %s is refused ("name, description, price required", spec §5)',
  (field) => {
    const form = Object.entries(productForm()).filter(([name]) => name !== field);
    const message = `${field.charAt(0).toUpperCase()}${field.slice(1)} is missing.`;
    return expectRefusal({ method: 'POST', url: '/api/products', form }, 400, message);
  },
);

test('PUT with an empty form is refused', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return expectRefusal(
    { method: 'PUT', url: `/api/products/${id}`, payload: '--x--\r\n', headers },
    400,
    'The request contains no changes.',
  );
});

test.each([
  ['PUT', 'not-an-id', 400, 'Id is not valid.'],
  ['PUT', UNKNOWN, 404, 'This product does not exist.'],
  ['DELETE', 'not-an-id', 400, 'Id is not valid.'],
  ['DELETE', UNKNOWN, 404, 'This product does not exist.'],
] as const)('%s /products/%s is refused', (method, unknown, status, message) =>
  expectRefusal(
    { method, url: `/api/products/${unknown}`, ...(method === 'PUT' && { form: { name: 'New' } }) },
    status,
    message,
  ),
);
