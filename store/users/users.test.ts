import { answer, mockServer, testStore } from '../testing';
import { parseAuditPage, parseInvitations, parseUserPage } from './parse';
import { usersApi } from '.';

const server = mockServer();
const user = { _id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'customer' };

test('listUsers requests the given page', async () => {
  server.use(answer.listUsers({ users: [], currentPage: 3, totalPages: 3, total: 101 }));
  const { data } = await testStore().store.dispatch(usersApi.endpoints.listUsers.initiate({ page: 3 }));
  expect(data).toEqual({ users: [], currentPage: 3, totalPages: 3, total: 101, canManage: false });
  expect(server.sent.map(({ what }) => what)).toEqual(['GET /admin/users?page=3']);
});

describe('a list of users of any provider', () => {
  test.each<[unknown, string | null]>([
    ['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'],
    ['long ago', null],
    [1714557600000, null],
    [undefined, null],
  ])('registration date %j is parsed as %j', (since, expected) => {
    const { users } = parseUserPage({ users: [{ ...user, since }] }, 1);
    expect(users).toMatchObject([{ since: expected, verified: false }]);
  });

  test.each<[unknown, string | null]>([
    ['deactivated', 'deactivated'],
    ['asleep', null],
    [undefined, null],
  ])('state %j is parsed as %j', (state, expected) => {
    expect(parseUserPage({ users: [{ ...user, state }] }, 1).users).toMatchObject([
      { state: expected, sessions: null },
    ]);
  });

  test('that is missing is an error', () => {
    expect(() => parseUserPage({}, 1)).toThrow();
  });
});

test('invitations without an address, a role or a date are left out', () => {
  const invitation = { _id: 'i', email: 'a@b.example', role: 'admin', expiresAt: '2026-05-01T10:00:00.000Z' };
  const broken = [{ ...invitation, email: 7 }, { ...invitation, role: 'owner' }, { ...invitation, expiresAt: '' }, 7];
  expect(parseInvitations({ invitations: [invitation, ...broken] })).toEqual([
    {
      id: 'i',
      email: 'a@b.example',
      firstName: '',
      lastName: '',
      role: 'admin',
      invitedBy: null,
      expiresAt: invitation.expiresAt,
    },
  ]);
  expect(() => parseInvitations({})).toThrow();
});

test('entries of the audit log without a date are left out', () => {
  const entry = { at: '2026-05-01T10:00:00.000Z', by: 'Ulla', action: 'deactivated', subject: 'a@b.example' };
  expect(parseAuditPage({ entries: [entry, { ...entry, at: 7 }, null], currentPage: 1 })).toEqual({
    entries: [{ ...entry, from: null, to: null }],
    currentPage: 1,
    totalPages: 1,
  });
  expect(() => parseAuditPage({})).toThrow();
});
