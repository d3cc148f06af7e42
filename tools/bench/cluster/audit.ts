import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Queryable } from '../../../server/database';
import type { Ledger } from './load';

/** The number of inconsistencies of each kind that were found after a run. */
export interface Findings {
  /** Products whose creation was acknowledged but that are not in the database. */
  lostCreates: number;
  /** Products that were stored more than once. */
  doubledCreates: number;
  /** Acknowledged changes without a history entry, and products whose last acknowledged change was overwritten. */
  lostUpdates: number;
  /** Changes that were applied more than once. */
  doubledUpdates: number;
  /** Products whose history has missing or extra versions. */
  brokenHistories: number;
  /** Image files that a product refers to but that do not exist. */
  missingPictures: number;
  /** Requests for a call that were acknowledged but are not in the database. */
  lostRequests: number;
  /** Requests for a call that were stored more than once. */
  doubledRequests: number;
}

/**
 * Compares the changes that were acknowledged to the clients with the content of the database and the uploads folder.
 */
export async function audit(db: Queryable, uploads: string, run: string, ledger: Ledger): Promise<Findings> {
  const { rows: products } = await db.query<{
    id: string;
    name: string;
    description: string;
    images: { url: string; sources?: { url: string }[] }[];
    isHistoryComplete: boolean;
  }>(
    `SELECT id, name, description, images,
       version = (SELECT count(*) FROM product_history WHERE product_id = id)
         AND version = (SELECT max(version) FROM product_history WHERE product_id = id) AS "isHistoryComplete"
     FROM products WHERE starts_with(name, $1)`,
    [`${run} `],
  );
  const { rows: changes } = await db.query<{ id: string; description: string; times: number }>(
    `SELECT product_id AS id, snapshot ->> 'description' AS description, count(*)::int AS times
     FROM product_history WHERE action = 'saved' AND starts_with(snapshot ->> 'name', $1) GROUP BY 1, 2`,
    [`${run} `],
  );
  const { rows: requests } = await db.query<{ email: string; reference: string }>(
    'SELECT email, reference FROM requests',
  );
  const references = new Set(requests.map(({ reference }) => reference));
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const saved = new Map(changes.map(({ id, description, times }) => [`${id} ${description}`, times]));
  const current = new Map(products.map(({ id, description }) => [id, description]));
  const updates = [...ledger.updated].flatMap(([id, descriptions]) => descriptions.map((one) => `${id} ${one}`));
  const overwritten = [...ledger.updated].filter(([id, descriptions]) => current.get(id) !== descriptions.at(-1));
  return {
    lostCreates: [...ledger.created].filter(([id, name]) => names.get(id) !== name).length,
    doubledCreates: products.length - new Set(names.values()).size,
    lostUpdates: updates.filter((one) => !saved.has(one)).length + overwritten.length,
    doubledUpdates: [...saved.values()].filter((times) => times > 1).length,
    brokenHistories: products.filter(({ isHistoryComplete }) => !isHistoryComplete).length,
    missingPictures: products
      .flatMap(({ images }) => images)
      .flatMap(({ url, sources = [] }) => [url, ...sources.map((source) => source.url)])
      .filter((url) => !existsSync(path.join(uploads, path.basename(url)))).length,
    lostRequests: [...ledger.requested.values()].filter((reference) => !references.has(reference)).length,
    doubledRequests: requests.length - new Set(requests.map(({ email }) => email)).size,
  };
}
