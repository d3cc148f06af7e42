import { randomUUID } from 'node:crypto';
import { DEFAULT_LIMITS } from '../auth/rateLimiter';
import { accountsOf, eva } from '../testing/accounts';
import { catalogueOf } from '../testing/catalogue';
import { NO_LIMITS } from '../testing/limits';
import { whenSent } from '../testing/mail';
import { productForm } from '../testing/products';
import { call, consultation, requestsOf } from '../testing/requests';
import { openShop, type Shop } from '../testing/shop';

const HOUSE = 'house@example.com';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { CONSULTATIONS: 'on', HOUSE_EMAIL: HOUSE }, limits: NO_LIMITS });
});
afterAll(() => shop.close());
const { send, add, get } = requestsOf(() => shop);
const { mailsTo, addVerified, signIn, withToken } = accountsOf(() => shop);
const { create } = catalogueOf(() => shop);

const countRequests = async () =>
  (await shop.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM requests')).rows[0]?.n;

describe('a sent form', () => {
  test('of the consultation page is stored with all its fields and a short reference', async () => {
    const key = randomUUID();
    const response = await send('consultations', consultation, { key });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { success: true, reference: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{3}-[2-9A-HJKMNP-TV-Z]{3}$/) },
    ]);
    const { request, history, nextStatuses } = await get(key);
    const { firstName: _first, lastName: _last, secondsToFillIn: _seconds, ...fields } = consultation;
    expect(request).toMatchObject({ ...fields, name: 'Ada Berg', kind: 'consultation', status: 'new', version: 1 });
    expect(Date.parse(request.dueAt) - Date.parse(request.createdAt)).toBe(24 * 3600 * 1000);
    expect(history).toMatchObject([{ action: 'received', by: 'Visitor' }]);
    expect(nextStatuses).toEqual(['contacted', 'visit_arranged', 'lost']);
  });

  test('of the dialog is stored with the required fields only', async () => {
    const request = await add('calls', call);
    expect(request).toMatchObject({ kind: 'call', status: 'new', name: 'Ada Berg', email: 'ada@example.com' });
    expect(request).not.toHaveProperty('phone');
    expect(request).not.toHaveProperty('message');
  });

  test('names its product', async () => {
    const product = await create(productForm({ name: 'Fjord Sauna' }));
    const request = await add('consultations', { ...consultation, productId: product._id });
    expect(request.product).toEqual({ _id: product._id, slug: 'fjord-sauna', name: 'Fjord Sauna' });
  });

  test('is stored even if its product does not exist, because the request counts and not the link', async () => {
    const request = await add('consultations', { ...consultation, productId: randomUUID() });
    expect(request).not.toHaveProperty('product');
  });
});

describe('the idempotency key', () => {
  test('stores a repeated request once, with the same reference and one mail of each kind', async () => {
    const [key, email] = [randomUUID(), 'twice@example.com'];
    const before = await countRequests();
    const responses = await Promise.all([1, 2, 3].map(() => send('calls', { ...call, email }, { key })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(await countRequests()).toBe((before ?? 0) + 1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('of other content is refused, and tells nothing about the stored request', async () => {
    const key = randomUUID();
    await send('calls', call, { key });
    await whenSent(shop.database.pool);
    const before = await shop.stored();
    const response = await send('calls', { ...call, email: 'other@example.com' }, { key });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { success: false, message: 'Another request has already been sent with this key. Please send yours again.' },
    ]);
    expect(await shop.stored()).toEqual(before);
  });
});

test('the idempotency key of one form is refused for the other form', async () => {
  const key = randomUUID();
  await send('calls', call, { key });
  expect((await send('consultations', consultation, { key })).statusCode).toBe(422);
});

describe('the mails of a request', () => {
  test('confirm it to the visitor without the message, and tell the house everything', async () => {
    const form = { ...consultation, email: 'mails@example.com', message: 'Buy at http://spam.example\n<b>now</b>' };
    const { _id: id, reference } = await add('consultations', form);
    const [confirmation] = await mailsTo(form.email);
    expect(confirmation?.headers['subject']).toBe(`Your request ${reference}`);
    expect(confirmation?.text).toContain('Dear Ada,');
    expect(confirmation?.text).toContain('will contact you within 24 hours');
    expect(confirmation?.text).not.toContain('spam');

    const notice = (await mailsTo(HOUSE)).find(({ headers }) => headers['subject']?.includes(reference));
    for (const text of ['Ada Berg', form.email, form.phone, 'Engadin', 'Complete suite', form.message])
      expect(notice?.text).toContain(text);
    expect(notice?.html).toContain('&lt;b&gt;now&lt;/b&gt;');
    expect(notice?.headers['reply-to']).toBe(form.email);
    expect(notice?.text).toContain(`http://localhost:3000/admin?view=requests&request=${id}`);
  });

  test('do not repeat an advertisement that was entered as the name', async () => {
    await add('calls', { ...call, name: 'Visit https://spam.example now', email: 'victim@example.com' });
    const [confirmation] = await mailsTo('victim@example.com');
    expect(confirmation?.text).not.toContain('https://spam');
  });
});

describe('what scripts send', () => {
  test('is refused if the field that people do not see is filled in', async () => {
    const response = await send('calls', { ...call, website: 'http://spam.example' });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      'A field that must stay empty was filled in, perhaps by an extension of your browser.',
    ]);
  });

  test('is refused for three seconds if the form was filled in at once', async () => {
    const response = await send('calls', { ...call, secondsToFillIn: 1 });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3']);
  });
});

describe('the validation refuses', () => {
  const without = (name: keyof typeof consultation) => ({ ...consultation, [name]: undefined });
  test.each([
    ['consultations', without('firstName'), 'First name is missing.'],
    ['consultations', without('lastName'), 'Last name is missing.'],
    ['consultations', without('email'), 'Email is missing.'],
    ['consultations', without('location'), 'Location is missing.'],
    ['consultations', without('projectType'), 'Project type is missing.'],
    ['consultations', without('secondsToFillIn'), 'Seconds to fill in is missing.'],
    ['consultations', { ...consultation, secondsToFillIn: -1 }, 'Seconds to fill in must be at least 0.'],
    ['consultations', { ...consultation, secondsToFillIn: '9' }, 'Seconds to fill in must be a whole number.'],
    ['consultations', { ...consultation, website: 'x'.repeat(201) }, 'Website must be at most 200 characters long.'],
    ['consultations', { ...consultation, message: ['one'] }, 'Message must be text.'],
    [
      'consultations',
      { ...consultation, location: 'Zug\nOpen the request: http://evil.example' },
      'Location contains a character that is not allowed there.',
    ],
    ['calls', { ...call, phone: '1\u20282' }, 'Phone contains a character that is not allowed there.'],
    ['consultations', { ...consultation, lastName: ' ' }, 'Last name must not be empty.'],
    [
      'consultations',
      { ...consultation, firstName: 'A\u202Ed' },
      'First name contains a character that is not allowed in a name.',
    ],
    ['consultations', { ...consultation, email: 'ada@' }, 'Email must be an email address, like name@example.com.'],
    ['consultations', { ...consultation, email: 7 }, 'Email must be text.'],
    ['consultations', { ...consultation, location: '' }, 'Location must not be empty.'],
    ['consultations', { ...consultation, location: 'x'.repeat(201) }, 'Location must be at most 200 characters long.'],
    [
      'consultations',
      { ...consultation, projectType: 'pool' },
      'Project type must be one of: traditional-sauna, infrared-chamber, cold-plunge, complete-suite, custom-design.',
    ],
    ['consultations', { ...consultation, message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters long.'],
    ['consultations', { ...consultation, message: 'a\0b' }, 'The request contains a character that cannot be stored.'],
    ['consultations', { ...consultation, productId: 'fjord-sauna' }, 'Product id is not valid.'],
    ['consultations', { ...consultation, status: 'won' }, 'Unknown field "status".'],
    ['calls', { email: call.email }, 'Name is missing.'],
    ['calls', { ...call, name: '' }, 'Name must not be empty.'],
    ['calls', { ...call, phone: '1'.repeat(33) }, 'Phone must be at most 32 characters long.'],
    ['calls', [], 'The request body must be a JSON object.'],
  ] as const)('%s %#', async (form, payload, message) => {
    const before = await shop.stored();
    const response = await send(form, payload);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
    expect(await shop.stored()).toEqual(before);
  });

  test.each([{}, { 'idempotency-key': 'one' }])('the headers %j', async (headers) => {
    expect((await send('calls', call, { headers })).statusCode).toBe(400);
  });
});

describe('the own requests of a customer', () => {
  test('are those of the verified address, however it is spelled, without what staff note', async () => {
    await addVerified(eva);
    const { _id: id, reference } = await add('calls', { ...call, email: 'EVA@example.com', message: 'Please call.' });
    await shop.ask('admin', {
      method: 'PATCH',
      url: `/api/admin/requests/${id}`,
      payload: { status: 'contacted', note: 'Wants a discount.' },
    });
    const response = await withToken(await signIn(eva.email, eva.password), 'GET', 'requests');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        requests: [
          { reference, kind: 'call', status: 'contacted', createdAt: expect.any(String), message: 'Please call.' },
        ],
      },
    ]);
  });
});

test('limits per address and per network say when to try again, and a refused request stores nothing', async () => {
  const limited = await openShop({
    env: { CONSULTATIONS: 'on' },
    limits: { ...NO_LIMITS, request: { ...DEFAULT_LIMITS.request, network: { max: 7, seconds: 3600 } } },
  });
  try {
    const requests = requestsOf(() => limited);
    const statuses = async (emails: string[]) => {
      const responses = [];
      for (const email of emails) responses.push(await requests.send('calls', { ...call, email }));
      return responses.map(({ statusCode }) => statusCode);
    };
    const [ada, bo] = ['ada@example.com', 'bo@example.com'];
    expect(await statuses([ada, ada, ada, ada, ada, ada])).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await statuses([bo, bo])).toEqual([201, 429]);
    const refused = await requests.send('calls', { ...call, email: 'cy@example.com' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json<{ message: string }>().message).toBe('Too many attempts. Please try again in 60 minutes.');
    expect((await limited.database.pool.query('SELECT id FROM requests')).rows).toHaveLength(6);
  } finally {
    await limited.close();
  }
});

test('nobody can flood a mailbox or block its owner: further requests are stored without a confirmation', async () => {
  const limited = await openShop({
    env: { CONSULTATIONS: 'on' },
    limits: DEFAULT_LIMITS,
  });
  try {
    const requests = requestsOf(() => limited);
    for (let n = 1; n <= 12; n += 1) {
      const response = await requests.send('calls', call, { remoteAddress: `192.0.2.${n}` });
      expect(response.statusCode).toBe(201);
    }
    expect(await accountsOf(() => limited).mailsTo(call.email)).toHaveLength(3);
    expect(await accountsOf(() => limited).mailsTo('admin@spasummit.example')).toHaveLength(12);
  } finally {
    await limited.close();
  }
});

test("'Consultation forms make no call': without CONSULTATIONS=on, every operation responds with 404", async () => {
  const plain = await openShop();
  try {
    const id = randomUUID();
    const operations = [
      ['guest', { method: 'POST', url: '/api/consultations', payload: consultation }],
      ['guest', { method: 'POST', url: '/api/calls', payload: call }],
      ['customer', { url: '/api/auth/requests' }],
      ['admin', { url: '/api/admin/requests' }],
      ['admin', { url: '/api/admin/requests/export' }],
      ['admin', { url: `/api/admin/requests/${id}` }],
      ['admin', { method: 'PATCH', url: `/api/admin/requests/${id}`, payload: { status: 'contacted' } }],
      ['admin', { method: 'DELETE', url: `/api/admin/requests/${id}` }],
    ] as const;
    const before = await plain.stored();
    for (const [caller, request] of operations) {
      const response = await plain.ask(caller, { ...request, headers: { 'idempotency-key': id } });
      expect([request.url, response.statusCode]).toEqual([request.url, 404]);
    }
    expect(await plain.stored()).toEqual(before);
  } finally {
    await plain.close();
  }
});
