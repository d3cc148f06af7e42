import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Queryable } from '../../../server/database';
import type { Ledger } from './load';

/** What the database says of a run. */
export interface Findings {
  lostCreates: number;
  doubledCreates: number;
  lostUpdates: number;
  doubledUpdates: number;
  brokenHistories: number;
  missingPictures: number;
}

/** Compares what was acknowledged with what is there. */
export async function audit(db: Queryable, uploads: string, run: string, ledger: Ledger): Promise<Findings> {
  const { rows: products } = await db.query<{
    id: string;
    name: string;
    description: string;
    images: { url: string; sources?: { url: string }[] }[];
    whole: boolean;
  }>(
    `SELECT id, name, description, images,
       version = (SELECT count(*) FROM product_history WHERE product_id = id)
         AND version = (SELECT max(version) FROM product_history WHERE product_id = id) AS whole
     FROM products WHERE starts_with(name, $1)`,
    [`${run} `],
  );
  const { rows: changes } = await db.query<{ id: string; description: string; times: number }>(
    `SELECT product_id AS id, snapshot ->> 'description' AS description, count(*)::int AS times
     FROM product_history WHERE action = 'saved' AND starts_with(snapshot ->> 'name', $1) GROUP BY 1, 2`,
    [`${run} `],
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const saved = new Map(changes.map(({ id, description, times }) => [`${id} ${description}`, times]));
  const now = new Map(products.map(({ id, description }) => [id, description]));
  const updates = [...ledger.updated].flatMap(([id, words]) => words.map((one) => `${id} ${one}`));
  const overwritten = [...ledger.updated].filter(([id, words]) => now.get(id) !== words.at(-1));
  return {
    lostCreates: [...ledger.created].filter(([id, name]) => names.get(id) !== name).length,
    doubledCreates: products.length - new Set(names.values()).size,
    lostUpdates: updates.filter((one) => !saved.has(one)).length + overwritten.length,
    doubledUpdates: [...saved.values()].filter((times) => times > 1).length,
    brokenHistories: products.filter(({ whole }) => !whole).length,
    missingPictures: products
      .flatMap(({ images }) => images)
      .flatMap(({ url, sources = [] }) => [url, ...sources.map((source) => source.url)])
      .filter((url) => !existsSync(path.join(uploads, path.basename(url)))).length,
  };
}
