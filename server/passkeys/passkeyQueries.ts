import type { Queryable } from '../database';

/** A row of the table `passkeys`. */
export interface PasskeyRow {
  /** Id of the credential in base64url. */
  id: string;
  name: string;
  /** Public key in COSE format. */
  public_key: Buffer;
  /** Number of signatures that the authenticator reported last, as digits. */
  counter: string;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

/** Returns the passkeys of a user, oldest first. */
export async function selectPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `SELECT id, name, public_key, counter, transports, created_at, last_used_at FROM passkeys
     WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );
  return rows;
}

/** A passkey that a browser has just created. */
export interface NewPasskey {
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Adds a passkey. Returns false if it exists already. */
export async function insertPasskey(
  db: Queryable,
  userId: string,
  name: string,
  { id, publicKey, counter, transports }: NewPasskey,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [id, userId, name, publicKey, counter, transports],
  );
  return rowCount === 1;
}

/** Records that a passkey has been used. Returns false if it no longer exists. */
export async function recordPasskeyUse(db: Queryable, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await db.query('UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1', [
    id,
    counter,
  ]);
  return rowCount === 1;
}

/** Deletes one passkey of a user. Returns false if the user does not have it. */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM passkeys WHERE user_id = $1 AND id = $2', [userId, id]);
  return rowCount === 1;
}

/** Deletes all passkeys of a user. Returns whether there were any. */
export async function deletePasskeys(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
  return (rowCount ?? 0) > 0;
}
