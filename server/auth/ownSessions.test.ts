import { accountsOf, eva } from '../testing/accounts';
import { openShop, type Shop } from '../testing/shop';

/* The devices on which a user is signed in. */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addVerified(eva);
});
afterAll(() => shop.close());

const { addVerified, post, withToken } = accountsOf(() => shop);

async function signInFrom(userAgent: string): Promise<string> {
  const payload = { email: eva.email, password: eva.password };
  const response = await post('login', payload, { headers: { 'user-agent': userAgent } });
  return response.json<{ token: string }>().token;
}
interface Listed {
  _id: string;
  userAgent?: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
const listed = async (token: string) =>
  (await withToken(token, 'GET', 'sessions')).json<{ sessions: Listed[] }>().sessions;
const end = (token: string, id: string) =>
  shop.ask('guest', {
    method: 'DELETE',
    url: `/api/auth/sessions/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });

afterEach(() => shop.database.pool.query('DELETE FROM sessions'));

test('lists the sessions of the user alone, the current one first, with shortened user agents', async () => {
  const phone = await signInFrom('x'.repeat(300));
  const laptop = await signInFrom('Firefox/144.0');
  await shop.ask('customer', { url: '/api/auth/profile' });
  expect(await listed(laptop)).toEqual([
    expect.objectContaining({ userAgent: 'Firefox/144.0', isCurrent: true }),
    expect.objectContaining({ userAgent: 'x'.repeat(200), isCurrent: false }),
  ]);
  expect(await listed(phone)).toEqual([
    expect.objectContaining({ userAgent: 'x'.repeat(200), isCurrent: true }),
    expect.objectContaining({ userAgent: 'Firefox/144.0', isCurrent: false }),
  ]);
});

test('ends another session of the user, but neither the current one nor that of another user', async () => {
  const phone = await signInFrom('phone');
  const laptop = await signInFrom('laptop');
  const [current, other] = await listed(laptop);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT sha256('other'), id, now() + interval '1 day' FROM users WHERE email <> $1 LIMIT 1 RETURNING id`,
    [eva.email],
  );
  for (const id of [current!._id, rows[0]!.id]) {
    const refused = await end(laptop, id);
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { success: false, message: 'This device is no longer signed in.' },
    ]);
  }
  const response = await end(laptop, other!._id);
  expect(response.json<{ sessions: Listed[] }>().sessions.map(({ _id }) => _id)).toEqual([current!._id]);
  expect((await withToken(phone, 'GET', 'profile')).statusCode).toBe(401);
  expect((await withToken(laptop, 'GET', 'profile')).statusCode).toBe(200);
});

test('records the last use at most once an hour', async () => {
  const token = await signInFrom('laptop');
  const ago = async (minutes: number) => {
    await shop.database.pool.query('UPDATE sessions SET last_used_at = now() - make_interval(mins => $1)', [minutes]);
    await withToken(token, 'GET', 'profile');
    const [session] = await listed(token);
    return Math.round((Date.now() - Date.parse(session!.lastUsedAt)) / 60_000);
  };
  expect(await ago(59)).toBe(59);
  expect(await ago(61)).toBe(0);
});
