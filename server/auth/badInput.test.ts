import type { InjectOptions } from 'fastify';
import { accountsOf, eva } from '../testing/accounts';
import { NO_LIMITS } from '../testing/limits';
import { openShop, type Shop } from '../testing/shop';
import { newToken } from './tokens';

/* Every account endpoint refuses bad input with a 4xx status and a message, and changes no data. */

let shop: Shop;
const { post, mailsTo, mailedToken, signIn, addVerified } = accountsOf(() => shop);
const tokens = { session: '', verify: '', reset: '', usedVerify: '', usedReset: '' };
beforeAll(async () => {
  shop = await openShop({ limits: NO_LIMITS });
  await post('register', { ...eva, email: 'waiting@example.com' });
  tokens.verify = await mailedToken('waiting@example.com');
  await post('register', eva);
  tokens.usedVerify = await mailedToken(eva.email);
  await post('verify-email', { token: tokens.usedVerify });
  await post('forgot-password', { email: eva.email });
  tokens.usedReset = await mailedToken(eva.email);
  await post('reset-password', { token: tokens.usedReset, password: eva.password });
  await mailsTo(eva.email);
  await post('forgot-password', { email: eva.email });
  tokens.reset = await mailedToken(eva.email);
  tokens.session = await signIn(eva.email, eva.password);
});
afterAll(() => shop.close());

/**
 * Sends a request as a guest. Checks that it is refused with this status and message, that no row was added or changed
 * and that no mail was queued.
 */
async function expectRefusal(request: InjectOptions, status: number, message: string) {
  const before = await shop.stored();
  const response = await shop.ask('guest', request);
  expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
  expect(await shop.stored()).toEqual(before);
}

const CALLS: Record<string, { payload: Record<string, string>; method?: 'PUT'; signedIn?: true }> = {
  register: { payload: { ...eva, email: 'new@example.com' } },
  login: { payload: { email: eva.email, password: eva.password } },
  'forgot-password': { payload: { email: eva.email } },
  'resend-verification': { payload: { email: 'waiting@example.com' } },
  'reset-password': { payload: { token: 'of a test', password: 'new password' } },
  'verify-email': { payload: { token: 'of a test' } },
  profile: { payload: { firstName: 'Eva', lastName: 'Groß', phone: '' }, method: 'PUT', signedIn: true },
  'change-password': {
    payload: { currentPassword: eva.password, newPassword: 'new password' },
    signedIn: true,
  },
};

function requestOf(call: string, more: InjectOptions = {}): InjectOptions {
  const { payload, method = 'POST', signedIn } = CALLS[call] ?? { payload: {} };
  const authorization = signedIn ? { authorization: `Bearer ${tokens.session}` } : {};
  return {
    method,
    url: `/api/auth/${call}`,
    payload,
    ...more,
    headers: { ...authorization, ...more.headers },
  };
}

const withField = (call: string, field: string, value: unknown) =>
  requestOf(call, { payload: { ...CALLS[call]?.payload, [field]: value } });
const callsWith = (field: string) =>
  Object.entries(CALLS).flatMap(([call, { payload }]) => (field in payload ? [call] : []));
const label = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);

describe.each(callsWith('email'))('%s refuses an invalid email address', (call) => {
  test.each([
    '',
    ' ',
    'eva',
    'eva@',
    '@example.com',
    'eva@example',
    'eva@@example.com',
    'eva@example..com',
    'eva@-example.com',
    '.eva@example.com',
    'eva.@example.com',
    'e va@example.com',
    ' eva@example.com',
    'eva@example.com ',
    'eva@example.com\n',
    'eva@example.com\r\nBcc: other@example.com',
    'eva@example.com%0d%0aBcc: other@example.com',
    'eva@example.com,other@example.com',
    'eva@example.com;other@example.com',
    'Eva <eva@example.com>',
    '<eva@example.com>',
    'eva@example.com>\r\nRCPT TO:<other@example.com',
    '"eva"@example.com',
    'eva(comment)@example.com',
    'eva@[127.0.0.1]',
    'eva@exämple.com',
    'ｅva@example.com',
    'eva🧖@example.com',
    'عيفا@example.com',
    'eva\u202E@example.com',
    'mailto:eva@example.com',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
  ])('%j', (email) =>
    expectRefusal(withField(call, 'email', email), 400, 'Email must be an email address, like name@example.com.'),
  );

  test.each([
    [`${'e'.repeat(250)}@example.com`, 'Email must be at most 254 characters long.'],
    [`${'e'.repeat(10_000)}@example.com`, 'Email must be at most 254 characters long.'],
    [null, 'Email must be text.'],
    [7, 'Email must be text.'],
    [['eva@example.com'], 'Email must be text.'],
    [{ $ne: '' }, 'Email must be text.'],
  ])('of a wrong type or length (%#)', (email, message) =>
    expectRefusal(withField(call, 'email', email), 400, message),
  );
});

const NAMED = ['register', 'profile'].flatMap((call) => [[call, 'firstName'] as const, [call, 'lastName'] as const]);
describe.each(NAMED)('%s refuses %s', (call, field) => {
  test.each([
    ['', 'must not be empty.'],
    [' \t\n\u00a0', 'must not be empty.'],
    ['\u200b\u200d', 'must not be empty.'],
    ['x'.repeat(101), 'must be at most 100 characters long.'],
    ['x'.repeat(10 * 1024), 'must be at most 100 characters long.'],
    ['🧖'.repeat(101), 'must be at most 100 characters long.'],
    ['Eva\nBcc: other@example.com', 'contains a character that is not allowed in a name.'],
    ['Eva\u0007', 'contains a character that is not allowed in a name.'],
    ['Eva \u202Egro.elpmaxe', 'contains a character that is not allowed in a name.'],
    [null, 'must be text.'],
    [['Eva'], 'must be text.'],
  ])('%j', (value, end) => expectRefusal(withField(call, field, value), 400, `${label(field)} ${end}`));

  test('with a NUL character', () =>
    expectRefusal(withField(call, field, 'E\0va'), 400, 'The request contains a character that cannot be stored.'));
});

test.each(
  callsWith('phone').flatMap((call) =>
    ['030 1234', '+', 'call me', '+49 <b>1</b>', "+49'; DROP TABLE users", '+49\n1', '+٤٩ ٣٠', '+49 🧖'].map(
      (phone) => [call, phone] as const,
    ),
  ),
)('%s refuses the phone number %j', (call, phone) =>
  expectRefusal(withField(call, 'phone', phone), 400, 'Phone is not in the expected format.'),
);

const NEW_PASSWORDS = [
  ['register', 'password'],
  ['reset-password', 'password'],
  ['change-password', 'newPassword'],
] as const;
describe.each(NEW_PASSWORDS)('%s refuses an invalid %s ("password at least 6 characters", spec §5)', (call, field) => {
  test.each([
    ['', 'must be at least 6 characters long.'],
    ['12345', 'must be at least 6 characters long.'],
    ['🧖🧖🧖🧖🧖', 'must be at least 6 characters long.'],
    ['x'.repeat(257), 'must be at most 256 characters long.'],
    ['x'.repeat(10 * 1024), 'must be at most 256 characters long.'],
    [123456, 'must be text.'],
  ])('%j', (value, end) => expectRefusal(withField(call, field, value), 400, `${label(field)} ${end}`));
});

describe.each([
  ['verify-email', 'Email verification failed. The link is incomplete or has already been used.'],
  ['reset-password', 'Invalid or expired reset token.'],
])('%s refuses a token', (call, message) => {
  test.each([
    ['that was used before', () => (call === 'verify-email' ? tokens.usedVerify : tokens.usedReset)],
    ['that is truncated', () => (call === 'verify-email' ? tokens.verify : tokens.reset).slice(0, -1)],
    ['with an extra character', () => `${call === 'verify-email' ? tokens.verify : tokens.reset}=`],
    ['in lower case', () => (call === 'verify-email' ? tokens.verify : tokens.reset).toLowerCase()],
    ['for the other purpose', () => (call === 'verify-email' ? tokens.reset : tokens.verify)],
    ['that belongs to a session', () => tokens.session],
    ['that is unknown', () => newToken()],
    ['that is a space', () => ' '],
    ['that is SQL', () => "' OR '1'='1"],
    ['that is HTML', () => '<img src=x onerror=alert(1)>'],
    ['that consists of emoji', () => '🧖'.repeat(64)],
    ['in a right-to-left script', () => 'رمز'],
    ['that is a path', () => '../../etc/passwd'],
  ])('%s', (_case, token) => expectRefusal(withField(call, 'token', token()), 400, message));

  test.each([
    ['', 'Token must not be empty.'],
    ['x'.repeat(257), 'Token must be at most 256 characters long.'],
    [['x'], 'Token must be text.'],
  ])('of a wrong type or length (%#)', (token, message) =>
    expectRefusal(withField(call, 'token', token), 400, message),
  );
});

const JSON_TYPE = { 'content-type': 'application/json' };
describe.each(Object.keys(CALLS))('%s refuses a body', (call) => {
  test.each<[string, unknown, object, number, string]>([
    ['that is missing', undefined, {}, 400, 'The request body is missing.'],
    ['that is empty', '', JSON_TYPE, 400, 'The request body is missing.'],
    ['that is truncated', '{"email":"eva@exa', JSON_TYPE, 400, 'The request body is not valid JSON.'],
    ['that is not JSON', 'email=eva@example.com', JSON_TYPE, 400, 'The request body is not valid JSON.'],
    ['that is binary', Buffer.from([0xff, 0xfe, 0x00, 0x80]), JSON_TYPE, 400, 'The request body is not valid JSON.'],
    ['that is a JSON string', '"text"', JSON_TYPE, 400, 'The request body must be a JSON object.'],
    ['that is an array', '[]', JSON_TYPE, 400, 'The request body must be a JSON object.'],
    ['that is null', 'null', JSON_TYPE, 400, 'The request body must be a JSON object.'],
    ['with a prototype', '{"__proto__":{"role":"admin"}}', JSON_TYPE, 400, 'The request body is not valid JSON.'],
    ['sent as plain text', '{}', { 'content-type': 'text/plain' }, 415, 'The request body must be application/json.'],
    [
      'sent as a form',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'The request body must be application/json.',
    ],
    ['sent as XML', '<a/>', { 'content-type': 'application/xml' }, 415, 'The request body must be application/json.'],
    ['of 5 MB', JSON.stringify({ email: 'x'.repeat(5 * 1024 * 1024) }), JSON_TYPE, 413, 'The request is too large.'],
  ])('%s', (_case, payload, headers, status, message) =>
    expectRefusal(
      requestOf(call, { payload: payload as string, headers: headers as Record<string, string> }),
      status,
      message,
    ),
  );

  test.each(['role', 'emailVerifiedAt', '_id', 'constructor', '<b>'])('with the unknown field %s', (field) =>
    expectRefusal(withField(call, field, 'admin'), 400, `Unknown field "${field}".`),
  );
});

describe("uses the database's clock if the server's clock jumps", () => {
  afterEach(() => jest.useRealTimers());
  test.each(['1970-01-01', '2070-01-01'])('to %s', async (date) => {
    jest.useFakeTimers({
      now: new Date(date),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    const email = `clock${date}@example.com`;
    await addVerified({ ...eva, email });
    const token = await signIn(email, eva.password);
    await post('forgot-password', { email });
    const reset = { token: await mailedToken(email), password: 'new password' };
    jest.setSystemTime(new Date('2000-01-01'));
    expect(
      (await shop.ask('guest', { url: '/api/auth/profile', headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(200);
    expect((await post('reset-password', reset)).statusCode).toBe(200);
    await mailsTo(email);
    await expectRefusal(
      { method: 'POST', url: '/api/auth/reset-password', payload: reset },
      400,
      'Invalid or expired reset token.',
    );
  });
});
