import type { GuardedCall, Operation } from '../operation';
import { selectUserPage } from './userRows';
import { userRowWire } from './userWire';

interface PageQuery {
  page: number;
  limit: number;
}

/** One page of the accounts, newest first; a page past the end is empty. */
export const listUsers: Operation<GuardedCall<unknown, PageQuery>> = async ({ query }, { pool }) => {
  const { rows, total } = await selectUserPage(pool, query);
  return {
    status: 200,
    body: {
      users: rows.map(userRowWire),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
    },
  };
};
