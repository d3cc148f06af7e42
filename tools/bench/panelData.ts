import type pg from 'pg';
import { fillProducts } from './products';

/** The rows with which the panel is measured. */
export const counts = { products: 100_000, users: 10_000, requests: 5_000 } as const;

/** Replaces the products and adds users and requests, then updates the statistics of the query planner. */
export async function fillPanel(pool: pg.Pool): Promise<void> {
  await fillProducts(pool, counts.products);
  await fillUsers(pool, counts.users);
  await fillRequests(pool, counts.requests);
  await pool.query('VACUUM (ANALYZE)');
}

/** Adds users of all states, one admin in 500, and a session for every tenth. Nobody can sign in as one of them. */
async function fillUsers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at, created_at,
       deactivated_at, last_sign_in_at)
     SELECT 'guest' || n || '@example.com', '',
       (ARRAY['Ada', 'Björn', 'Clara', 'Zoë', 'Emil', 'Frida', 'Gustav'])[1 + n % 7],
       (ARRAY['Falk', 'Lindström', 'Weiß', 'Moreau', 'Petrova'])[1 + n % 5] || ' ' || n,
       CASE WHEN n % 500 = 0 THEN 'admin' ELSE 'customer' END,
       CASE WHEN n % 20 > 0 THEN now() END, now() - n * interval '1 hour',
       CASE WHEN n % 40 = 1 THEN now() END,
       CASE WHEN n % 3 > 0 THEN now() - (n * 7919 % 10000) * interval '1 minute' END
     FROM generate_series(1, $1::bigint) AS n`,
    [count],
  );
  await pool.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT sha256(id::text::bytea), id, now() + interval '7 days' FROM users
     WHERE password_hash = '' AND hashtext(email) % 10 = 0`,
  );
}

/** Adds requests of the last years with all statuses. A twentieth is unanswered. */
async function fillRequests(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO requests (id, reference, kind, status, assignee_id, name, email, location, message, content_sha256,
       created_at, answered_at)
     SELECT gen_random_uuid(), 'B' || lpad(to_hex(n), 6, '0'), CASE WHEN n % 3 = 0 THEN 'call' ELSE 'consultation' END,
       CASE WHEN n % 20 = 0 THEN 'new' ELSE (ARRAY['contacted', 'visit_arranged', 'won', 'lost'])[1 + n % 4] END,
       CASE WHEN n % 4 = 0 THEN (SELECT id FROM users WHERE role = 'admin' ORDER BY email LIMIT 1) END,
       (ARRAY['Ada Falk', 'Björn Weiß', 'Clara Moreau'])[1 + n % 3] || ' ' || n, 'visitor' || n || '@example.com',
       'Zürich', repeat('We would like a sauna by the lake. ', 8), '', now() - n * interval '3 hours',
       CASE WHEN n % 20 > 0 THEN now() - n * interval '3 hours' + interval '5 hours' END
     FROM generate_series(1, $1::bigint) AS n`,
    [count],
  );
}
