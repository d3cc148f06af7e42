import type { Queryable } from '../database';
import type { Role } from '../http/handler';

/** Action of an audit log entry. Same values as `AuditEntry.action` in the contract. */
export type AuditAction =
  | 'invited'
  | 'invitation withdrawn'
  | 'invitation accepted'
  | 'role changed'
  | 'deactivated'
  | 'reactivated'
  | 'sessions ended'
  | 'passkey added'
  | 'passkey removed'
  | 'passkeys removed';

/** A row of the table `audit_log`. */
export interface AuditRow {
  at: Date;
  actor_name: string;
  action: AuditAction;
  subject_email: string;
  from_role: Role | null;
  to_role: Role | null;
}

interface NewAuditEntry {
  actorId: string;
  action: AuditAction;
  /** The email address of the account or invitation. */
  email: string;
  /** The former and the new role. */
  from?: Role;
  to?: Role;
}

/** Adds an entry to the audit log. Call it inside the transaction of the change. */
export async function insertAuditEntry(
  db: Queryable,
  { actorId, action, email, from, to }: NewAuditEntry,
): Promise<void> {
  await db.query(
    `INSERT INTO audit_log (actor_id, actor_name, action, subject_email, from_role, to_role)
     SELECT id, first_name || ' ' || last_name, $2, $3, $4, $5 FROM users WHERE id = $1`,
    [actorId, action, email, from, to],
  );
}

/** Returns one page of the audit log, newest first, and the number of all entries. `page` starts at 1. */
export async function selectAuditPage(
  db: Queryable,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const { rows } = await db.query<AuditRow>('SELECT * FROM audit_log ORDER BY id DESC LIMIT $1 OFFSET $2', [
    limit,
    (page - 1) * limit,
  ]);
  const count = await db.query<{ total: number }>('SELECT count(*)::int AS total FROM audit_log');
  return { rows, total: count.rows[0]?.total ?? 0 };
}
