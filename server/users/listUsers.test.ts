import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.pool.query("UPDATE users SET created_at = '2026-01-01' WHERE role = 'admin'");
  await shop.database.pool.query("UPDATE users SET created_at = '2026-01-02' WHERE role = 'customer'");
});
afterAll(() => shop.close());

const ask = (query = '') => shop.ask('admin', { url: `/api/admin/users${query}` });

test('lists users with name, email, role, verified and since, newest first, and no secrets', async () => {
  await shop.database.pool.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, created_at)
     VALUES ('eva@example.com', '$argon2id$secret', 'Eva', 'Groß', '+49 30 1234', '2026-01-03T10:00:00Z')`,
  );
  const response = await ask();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    users: [
      {
        _id: expect.any(String),
        firstName: 'Eva',
        lastName: 'Groß',
        email: 'eva@example.com',
        role: 'customer',
        verified: false,
        since: '2026-01-03T10:00:00.000Z',
        state: 'unverified',
        sessions: 0,
        passkeys: 0,
      },
      expect.objectContaining({ email: 'customer@test.example', role: 'customer', verified: true }),
      expect.objectContaining({ email: 'admin@test.example', role: 'admin', verified: true }),
    ],
    currentPage: 1,
    totalPages: 1,
    total: 3,
    canManage: true,
  });
  expect(response.body).not.toContain('secret');
  expect(response.headers['cache-control']).toBe('no-store');
});

test('pages contain every user exactly once, even users created at the same moment', async () => {
  await shop.database.pool.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, created_at)
     SELECT n || '@example.com', '', 'Number', n::text, '2026-02-01' FROM generate_series(1, 200) AS n`,
  );
  const seen = new Set<string>();
  for (let page = 1; page <= 5; page += 1) {
    const { users, ...rest } = (await ask(`?page=${page}`)).json<{ users: { _id: string }[] }>();
    expect(rest).toEqual({ currentPage: page, totalPages: 5, total: 203, canManage: true });
    for (const { _id } of users) seen.add(_id);
  }
  expect(seen.size).toBe(203);
  expect((await ask('?page=99&limit=100')).json()).toMatchObject({
    users: [],
    currentPage: 99,
    totalPages: 3,
    total: 203,
  });
});

test.each([
  ['?page=0', 'Page must be at least 1.'],
  ['?page=one', 'Page must be a whole number.'],
  ['?limit=101', 'Limit must be at most 100.'],
  ['?limit=5&limit=6', 'Limit may be given only once.'],
])('refuses %s with 400', async (query, message) => {
  const response = await ask(query);
  expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
});

test('getUser returns one account as the list does, and 404 for an unknown one', async () => {
  const { users } = (await ask()).json<{ users: { _id: string }[] }>();
  const [first] = users;
  const found = await ask(`/${first?._id}`);
  expect([found.statusCode, found.json()]).toEqual([200, { user: first }]);
  const unknown = await ask('/00000000-0000-4000-8000-000000000000');
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { success: false, message: 'This user no longer exists.' },
  ]);
});
