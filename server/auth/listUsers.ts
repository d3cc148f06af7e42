import type { AuthenticatedInput, Handler } from '../http/handler';
import { selectUserPage } from './userQueries';
import { toApiUserRow } from './userMapper';

interface PageQuery {
  page: number;
  limit: number;
}

/** Returns one page of the user accounts, newest first. A page past the end is empty. */
export const listUsers: Handler<AuthenticatedInput<unknown, PageQuery>> = async ({ query }, { pool }) => {
  const { rows, total } = await selectUserPage(pool, query);
  return {
    status: 200,
    body: {
      users: rows.map(toApiUserRow),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
    },
  };
};
