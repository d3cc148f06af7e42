import type { AuthenticatedInput, Handler } from '../http/handler';
import { selectUserPage, type UserPageQuery } from './userListQueries';
import { toApiUserRow } from './userRowMapper';

type ListQuery = Pick<UserPageQuery, 'page' | 'limit' | 'sort'> & {
  [Name in 'role' | 'state' | 'search']?: NonNullable<UserPageQuery[Name]>;
};

/** Returns one page of the user accounts, filtered and sorted. A page past the end is empty. */
export const listUsers: Handler<AuthenticatedInput<unknown, ListQuery>> = async ({ query }, { pool }) => {
  const { role = null, state = null, search = '' } = query;
  const { rows, total } = await selectUserPage(pool, { ...query, role, state, search });
  return {
    status: 200,
    body: {
      users: rows.map(toApiUserRow),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
      canManage: true,
    },
  };
};
