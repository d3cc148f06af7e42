import { randomUUID } from 'node:crypto';
import { makeRequestJobs } from './requestJobs';
import { accountsOf } from '../testing/accounts';
import { catalogueOf } from '../testing/catalogue';
import { NO_LIMITS } from '../testing/limits';
import { call, consultation, requestsOf, type WireRequest } from '../testing/requests';
import { openShop, type Shop } from '../testing/shop';

const HOUSE = 'house@example.com';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { CONSULTATIONS: 'on', HOUSE_EMAIL: HOUSE }, limits: NO_LIMITS });
});
afterAll(() => shop.close());
const { add, get, patch, age } = requestsOf(() => shop);
const { mailsTo } = accountsOf(() => shop);
const { change } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM requests'));

interface RequestPage {
  requests: WireRequest[];
  totalPages: number;
  total: number;
  waiting: number;
  overdue: number;
  assignees: { _id: string; name: string }[];
}

async function list(query: Record<string, string> = {}): Promise<RequestPage> {
  const response = await shop.ask('admin', { url: `/api/admin/requests?${new URLSearchParams(query)}` });
  expect(response.statusCode).toBe(200);
  return response.json<RequestPage>();
}

const namesOf = async (query: Record<string, string>) => (await list(query)).requests.map(({ name }) => name);
const addCall = (name: string, more = {}) => add('calls', { ...call, name, ...more });

describe('the list', () => {
  test('begins with unanswered requests, the oldest first, and goes on with the newest of the others', async () => {
    const ids: Record<string, string> = {};
    for (const name of ['Fresh', 'Late', 'Oldest', 'Answered', 'Answered long ago'])
      ids[name] = (await addCall(name))._id;
    await age(ids['Late'] as string, 25);
    await age(ids['Oldest'] as string, 40);
    await age(ids['Answered long ago'] as string, 50);
    for (const name of ['Answered', 'Answered long ago']) await patch(ids[name] as string, { status: 'contacted' });
    expect(await namesOf({})).toEqual(['Oldest', 'Late', 'Fresh', 'Answered', 'Answered long ago']);
    expect(await namesOf({ overdue: 'true' })).toEqual(['Oldest', 'Late']);
    expect(await namesOf({ sort: '-name' })).toEqual(['Oldest', 'Late', 'Fresh', 'Answered long ago', 'Answered']);
    expect(await list()).toMatchObject({ total: 5, waiting: 3, overdue: 2 });
  });

  test('sorted by visit begins with the visits of today and later, the next one first', async () => {
    const day = 24 * 3600 * 1000;
    for (const [name, days] of [
      ['Later', 9],
      ['Next', 1],
      ['Past', -3],
    ] as const) {
      const { _id: id } = await addCall(name);
      await patch(id, { status: 'visit_arranged', visitAt: new Date(Date.now() + days * day).toISOString() });
    }
    await addCall('Waiting');
    expect(await namesOf({ sort: 'visit' })).toEqual(['Next', 'Later', 'Waiting', 'Past']);
    expect(await namesOf({ sort: '-visit' })).toEqual(['Later', 'Next', 'Past', 'Waiting']);
  });

  test('sorted by visit has the visits of all requests that are neither lost nor deleted, whatever their status', async () => {
    const visitAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    for (const status of ['lost', 'deleted', 'new', 'contacted', 'visit_arranged', 'won']) {
      const { _id: id } = await addCall(status);
      await patch(id, { visitAt });
      if (status === 'deleted') await change(`UPDATE requests SET anonymised_at = now() WHERE id = '${id}'`);
      else await change(`UPDATE requests SET status = '${status}', answered_at = now() WHERE id = '${id}'`);
    }
    const upcoming = (await namesOf({ sort: 'visit' })).slice(0, 4);
    expect(new Set(upcoming)).toEqual(new Set(['contacted', 'new', 'visit_arranged', 'won']));
  });

  test('sorted by status has the order in which a request passes through them', async () => {
    for (const status of ['lost', 'won', 'contacted', 'visit_arranged', 'new'])
      await change(`UPDATE requests SET status = '${status}' WHERE id = '${(await addCall(status))._id}'`);
    const statuses = ['new', 'contacted', 'visit_arranged', 'won', 'lost'];
    expect(await namesOf({ sort: 'status' })).toEqual(statuses);
    expect(await namesOf({ sort: '-status' })).toEqual(statuses.toReversed());
  });

  test('filters by kind, status, assignee and search', async () => {
    const first = await addCall('Émile', { message: 'a quiet garden' });
    await add('consultations', consultation);
    const { assignees } = await list();
    const [admin] = assignees;
    await patch(first._id, { assigneeId: admin?._id, status: 'contacted' });
    expect(await namesOf({ kind: 'call' })).toEqual(['Émile']);
    expect(await namesOf({ kind: 'consultation' })).toEqual(['Ada Berg']);
    expect(await namesOf({ status: 'contacted' })).toEqual(['Émile']);
    expect(await namesOf({ assignee: admin?._id ?? '' })).toEqual(['Émile']);
    expect(await namesOf({ assignee: 'none' })).toEqual(['Ada Berg']);
    expect(await namesOf({ search: 'emile garden' })).toEqual(['Émile']);
    expect(await namesOf({ search: first.reference })).toEqual(['Émile']);
    expect(await namesOf({ search: '%' })).toEqual([]);
  });

  test('has the pages of 10,000 requests', async () => {
    await change(
      `INSERT INTO requests (id, reference, kind, name, email, content_sha256)
       SELECT gen_random_uuid(), 'R' || n, 'call', 'Name ' || n, 'p' || n || '@example.com', '' FROM generate_series(1, 10000) n`,
    );
    const page = await list({ page: '400', limit: '25' });
    expect(page).toMatchObject({ totalPages: 400, total: 10_000, waiting: 10_000 });
    expect(page.requests).toHaveLength(25);
    expect((await list({ page: '401', limit: '25' })).requests).toEqual([]);
    expect(await namesOf({ search: 'name 7777' })).toEqual(['Name 7777']);
  });

  test.each(['kind=visit', 'status=open', 'sort=email', 'overdue=maybe', 'assignee=me', 'limit=101', 'page=0'])(
    'refuses ?%s',
    async (query) => {
      expect((await shop.ask('admin', { url: `/api/admin/requests?${query}` })).statusCode).toBe(400);
    },
  );

  test.each(['guest', 'customer'] as const)('is refused to a %s', async (caller) => {
    const { _id: id } = await addCall('Rosalind');
    const before = await shop.stored();
    for (const request of [
      { url: '/api/admin/requests' },
      { url: '/api/admin/requests/export' },
      { url: `/api/admin/requests/${id}` },
      { method: 'PATCH', url: `/api/admin/requests/${id}`, payload: { status: 'contacted' } },
      { method: 'DELETE', url: `/api/admin/requests/${id}` },
    ] as const)
      expect((await shop.ask(caller, request)).statusCode).toBe(caller === 'guest' ? 401 : 403);
    expect(await shop.stored()).toEqual(before);
  });
});

describe('a change', () => {
  test('is recorded in the history with its author, and the first one is the answer', async () => {
    const { _id: id } = await addCall('Rosalind');
    const { assignees } = await list();
    const admin = assignees[0] as { _id: string; name: string };
    await patch(id, { note: ' Will call on Monday. ' });
    expect((await get(id)).request).not.toHaveProperty('answeredAt');
    const response = await patch(id, { status: 'contacted', assigneeId: admin._id });
    expect([response.statusCode, response.headers['etag']]).toEqual([200, '"2"']);
    const { request, history } = await get(id);
    expect(request).toMatchObject({ status: 'contacted', assignee: admin, answeredAt: expect.any(String), version: 2 });
    expect(history).toMatchObject([
      {
        action: 'changed',
        by: 'Test admin',
        changes: [
          { field: 'status', from: 'new', to: 'contacted' },
          { field: 'assignee', to: admin.name },
        ],
      },
      { action: 'note', by: 'Test admin', note: 'Will call on Monday.' },
      { action: 'received', by: 'Visitor' },
    ]);
  });

  test('of the visit is recorded with its time, and takes the visit back as well', async () => {
    const { _id: id } = await addCall('Rosalind');
    await patch(id, { status: 'visit_arranged', visitAt: '2030-05-02T15:30:00+02:00' });
    await patch(id, { visitAt: '2030-05-02T13:30:00Z' });
    expect((await get(id)).request).toMatchObject({ visitAt: '2030-05-02T13:30:00.000Z', version: 2 });
    await patch(id, { visitAt: null });
    const { request, history } = await get(id);
    expect(request).not.toHaveProperty('visitAt');
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ field: 'visit', from: '2030-05-02T13:30:00.000Z' }],
      [
        { field: 'status', from: 'new', to: 'visit_arranged' },
        { field: 'visit', to: '2030-05-02T13:30:00.000Z' },
      ],
      [],
    ]);
  });

  test.each(['tomorrow', '2030-05-02', '0002-05-02T13:30:00Z', '2030-02-30T13:30:00Z', '2030-06-30T23:59:60Z'])(
    'to a visit at %s is refused',
    async (visitAt) => {
      const { _id: id } = await addCall('Rosalind');
      expect((await patch(id, { visitAt })).statusCode).toBe(400);
    },
  );

  test('that changes nothing makes no version', async () => {
    const { _id: id } = await addCall('Rosalind');
    expect((await patch(id, { status: 'new', assigneeId: null })).headers['etag']).toBe('"1"');
  });

  test.each([
    ['new', 'won'],
    ['contacted', 'new'],
    ['won', 'lost'],
    ['lost', 'won'],
  ])('from %s to %s is refused', async (from, to) => {
    const { _id: id } = await addCall('Rosalind');
    await change(`UPDATE requests SET status = '${from}'`);
    const before = await shop.stored();
    const response = await patch(id, { status: to, note: 'x' });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { success: false, message: 'This status cannot follow the current one. Reload the request.' },
    ]);
    expect(await shop.stored()).toEqual(before);
  });

  test('of an outdated version is refused', async () => {
    const { _id: id } = await addCall('Rosalind');
    await patch(id, { status: 'contacted' }, { 'if-match': '"1"' });
    const response = await patch(id, { status: 'lost' }, { 'if-match': '"1"' });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      412,
      'Someone else has changed this request in the meantime, so nothing was saved.',
    ]);
    expect((await get(id)).request.status).toBe('contacted');
  });

  test('to an assignee who is not staff is refused', async () => {
    const { _id: id } = await addCall('Rosalind');
    const { rows } = await shop.database.pool.query<{ id: string }>(`SELECT id FROM users WHERE role = 'customer'`);
    for (const assigneeId of [rows[0]?.id, randomUUID()])
      expect((await patch(id, { assigneeId })).statusCode).toBe(400);
    for (const body of [{}, { note: ' ' }, { status: 'open' }, { note: 'x'.repeat(5001) }])
      expect((await patch(id, body)).statusCode).toBe(400);
  });

  test('of a request that does not exist is refused', async () => {
    expect((await patch(randomUUID(), { status: 'contacted' })).statusCode).toBe(404);
    expect((await patch('7', { status: 'contacted' })).statusCode).toBe(400);
  });
});

test('a request names what else the same address has asked for', async () => {
  const first = await addCall('Rosalind');
  const second = await add('consultations', { ...consultation, email: 'ADA@example.com' });
  await addCall('Bo', { email: 'bo@example.com' });
  expect((await get(first._id)).others.map(({ reference }) => reference)).toEqual([second.reference]);
});

describe('the deletion of personal data', () => {
  const PERSONAL = /Rosalind|ada@example|quiet|Monday|Engadin/i;
  const dump = async () => JSON.stringify(await shop.stored());

  test('empties one request, its notes and its queued mails, and keeps the figures', async () => {
    const { _id: id, createdAt } = await addCall('Rosalind', { message: 'quiet' });
    await patch(id, { status: 'contacted', note: 'Monday' });
    const remove = () => shop.ask('admin', { method: 'DELETE', url: `/api/admin/requests/${id}` });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await remove()).statusCode).toBe(200);
    const { request, history, nextStatuses } = await get(id);
    expect(request).toMatchObject({ kind: 'call', status: 'contacted', createdAt, isAnonymised: true, version: 3 });
    expect(nextStatuses).toEqual([]);
    expect(history.map(({ action }) => action)).toEqual(['anonymised', 'changed', 'received']);
    expect(await dump()).not.toMatch(PERSONAL);
    expect((await patch(id, { note: 'again' })).statusCode).toBe(409);
  });

  test('of one person empties all requests of the address, and no others', async () => {
    const first = await addCall('Rosalind');
    await add('consultations', consultation);
    await addCall('Bo', { email: 'bo@example.com' });
    await shop.ask('admin', { method: 'DELETE', url: `/api/admin/requests/${first._id}?person=true` });
    expect(await dump()).not.toMatch(PERSONAL);
    expect(await namesOf({ sort: 'name' })).toEqual(['Bo', undefined, undefined]);
    expect(await list()).toMatchObject({ waiting: 1 });
  });

  test('of one person works from two of their requests at the same time', async () => {
    const ids = [(await addCall('Rosalind'))._id, (await addCall('Rosalind'))._id, (await addCall('Rosalind'))._id];
    const responses = await Promise.all(
      ids.map((id) => shop.ask('admin', { method: 'DELETE', url: `/api/admin/requests/${id}?person=true` })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await dump()).not.toMatch(PERSONAL);
    for (const id of ids)
      expect((await get(id)).history.map(({ action }) => action)).toEqual(['anonymised', 'received']);
  });

  test.each([
    ['stored', {}],
    ['no longer stored', { requests: undefined }],
  ])('happens by itself after REQUESTS_RETENTION_DAYS while requests are %s', async (_case, config) => {
    const { _id: old } = await addCall('Rosalind');
    await addCall('Bo', { email: 'bo@example.com' });
    await age(old, 730 * 24);
    await runJobs(config);
    expect(await dump()).not.toMatch(PERSONAL);
    expect((await get(old)).history[0]).toMatchObject({ action: 'anonymised', by: 'Spa Summit' });
    expect(await namesOf({ sort: 'name' })).toEqual(['Bo', undefined]);
  });
});

/** Runs the jobs once. */
async function runJobs(config: object = {}): Promise<void> {
  const jobs = makeRequestJobs({
    pool: shop.database.pool,
    config: { ...shop.config, ...config },
    outboxWorker: { wake: () => undefined },
    log: shop.app.log,
  });
  jobs.wake();
  await jobs.close(60_000);
}

test('a request that is unanswered after 20 hours is reminded of once', async () => {
  const late = await addCall('Rosalind');
  const answered = await addCall('Bo');
  const fresh = await addCall('Cy');
  await patch(answered._id, { status: 'contacted' });
  await age(late._id, 20);
  await age(answered._id, 20);
  await age(fresh._id, 19);
  await Promise.all([runJobs(), runJobs()]);
  await runJobs();
  const { rows } = await shop.database.pool.query(`SELECT request_id FROM outbox WHERE kind = 'request reminder'`);
  expect(rows).toEqual([{ request_id: late._id }]);
  const reminder = (await addAndReadMails()).find(({ headers }) => headers['subject']?.startsWith('Still'));
  expect(reminder?.headers['subject']).toBe(`Still unanswered: request ${late.reference}`);
});

/** Adds another request, which wakes the outbox, and returns the mails to the house. */
async function addAndReadMails() {
  await addCall('Dee');
  return mailsTo(HOUSE);
}

test("the export of one person's data has the requests of exactly this address, with the notes", async () => {
  const { _id: id, reference } = await addCall('Rosalind', { email: 'a@b.example' });
  await addCall('Anna', { email: 'anna@b.example', message: 'a@b.example told me of you.' });
  await patch(id, { note: 'Has a lake.' });
  await patch(id, { note: 'And a boat.' });
  const response = await shop.ask('admin', { url: '/api/admin/requests/export?email=A@b.example' });
  const { csv, isComplete } = response.json<{ csv: string; isComplete: boolean }>();
  expect(isComplete).toBe(true);
  expect(csv).toContain(reference);
  expect(csv).toContain('"Has a lake.\nAnd a boat."');
  expect(csv).not.toContain('Anna');
});

test('the export has a line for each request and no formulas', async () => {
  await addCall('=HYPERLINK("http://spam.example")', { phone: '+49 1', message: 'one, "two"\nthree' });
  const { reference } = (await list()).requests[0] as WireRequest;
  const response = await shop.ask('admin', { url: '/api/admin/requests/export?search=spam' });
  const { fileName, csv } = response.json<{ fileName: string; csv: string }>();
  expect(fileName).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, line] = csv.split('\r\n');
  expect(heading).toBe(
    '\uFEFFReference,Kind,Status,Received,Answered,Visit,Assignee,Name,Email,Phone,Location,Project type,Timeline,Budget,Product,Message,Notes',
  );
  expect(line).toMatch(new RegExp(`^${reference},Private call,New,`));
  expect(line).toContain(`"'=HYPERLINK(""http://spam.example"")",ada@example.com,'+49 1,`);
  expect(csv).toContain('"one, ""two""\nthree",\r\n');
});
