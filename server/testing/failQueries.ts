import type pg from 'pg';

/**
 * Makes the pool's queries whose text matches the pattern fail with this error. Other queries are sent: the outbox worker
 * and the maintenance of the embedded database send theirs at any time. Returns the spy, whose `mockRestore` ends it.
 */
export function failQueries(pool: pg.Pool, pattern: RegExp, error: Error): jest.SpyInstance<unknown, unknown[]> {
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pool, 'query') as unknown as jest.SpyInstance<unknown, unknown[]>;
  return spy.mockImplementation((...args) => (pattern.test(String(args[0])) ? Promise.reject(error) : send(...args)));
}
