import type { AuthenticatedInput, Handler } from '../http/handler';
import { type AuditRow, selectAuditPage } from './auditQueries';

interface PageQuery {
  page: number;
  limit: number;
}

/** Returns one page of the log of changes to accounts, newest first. A page past the end is empty. */
export const listAuditLog: Handler<AuthenticatedInput<unknown, PageQuery>> = async ({ query }, { pool }) => {
  const { rows, total } = await selectAuditPage(pool, query);
  return {
    status: 200,
    body: {
      entries: rows.map(toApiAuditEntry),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
    },
  };
};

const toApiAuditEntry = (row: AuditRow) => ({
  at: row.at.toISOString(),
  by: row.actor_name,
  action: row.action,
  subject: row.subject_email,
  ...(row.from_role && { from: row.from_role }),
  ...(row.to_role && { to: row.to_role }),
});
