import type { Queryable } from '../database';

/** Stores a key under this name unless the name already has one. Returns the stored key. */
export async function insertOrFindKey(db: Queryable, name: string, value: Buffer): Promise<Buffer> {
  await db.query('INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, value]);
  const { rows } = await db.query<{ value: Buffer }>('SELECT value FROM keys WHERE name = $1', [name]);
  return (rows[0] as { value: Buffer }).value;
}
