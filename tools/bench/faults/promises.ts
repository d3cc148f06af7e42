import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../server/config/readConfig';
import { type Database, openDatabase } from '../../../server/database';
import { openImageStorage } from '../../../server/images';
import { parseImageId } from '../../../server/images/imageStorage';
import { selectReferencedUrls } from '../../../server/images/imageQueries';
import { deleteOrphanedImages } from '../../../server/images/cleanup';
import type { DeliveredMail } from '../../../server/testing/smtpServer';
import { audit } from '../cluster/audit';
import type { Ledger } from '../cluster/load';

/** The sweep leaves files alone that are younger than an hour, in ms. */
const OLD_MS = 2 * 60 * 60 * 1000;

/** One promise, how often it was broken, and of how many. `allowed` where that may happen, and why is said. */
export interface Promised {
  what: string;
  broken: number;
  of: string;
  allowed?: boolean;
}

interface Run {
  env: NodeJS.ProcessEnv & { DATA_DIR: string };
  databaseUrl: string | undefined;
  /** The name that this run's products begin with. */
  run: string;
  ledger: Ledger;
  /** What was acknowledged: products by id, people by address. */
  archived: Set<string>;
  registered: Set<string>;
  received: DeliveredMail[];
}

/** Compares what a run was promised with what its database, its folder and its mail server hold. The server is stopped. */
export async function promisesKept({
  env,
  databaseUrl,
  run,
  ledger,
  archived,
  registered,
  received,
}: Run): Promise<Promised[]> {
  const uploads = path.join(env.DATA_DIR, 'uploads');
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl });
  try {
    const found = await audit(database.pool, uploads, run, ledger);
    const pictures = await countOrphans(database, env, uploads);
    const mails = await countMails(database, received);
    const updates = [...ledger.updated.values()].flat().length;
    const products = `${ledger.created.size} products`;
    return [
      { what: 'acknowledged products lost', broken: found.lostCreates, of: products },
      { what: 'products stored twice', broken: found.doubledCreates, of: products },
      { what: 'acknowledged changes lost', broken: found.lostUpdates, of: `${updates} changes` },
      { what: 'changes made twice', broken: found.doubledUpdates, of: `${updates} changes` },
      {
        what: 'acknowledged archivings lost',
        broken: await countActive(database, archived),
        of: `${archived.size} archivings`,
      },
      { what: 'products whose history has a gap', broken: found.brokenHistories, of: products },
      { what: 'files missing that a product shows', broken: found.missingPictures, of: `${pictures.needed} pictures` },
      { what: 'files that no product needs, after the sweep', broken: pictures.orphans, of: `${pictures.swept} swept` },
      {
        what: 'acknowledged registrations without a mail',
        broken: countWithout(registered, received),
        of: `${registered.size} registrations`,
      },
      { what: 'mails composed twice for one registration', broken: mails.doubled, of: `${mails.sent} mails` },
      // SMTP knows no exactly once: the process died after the mail server had said yes and before the row was deleted.
      {
        what: 'mails handed over again, recognisable by their Message-ID',
        broken: mails.repeated,
        of: `${mails.sent} mails`,
        allowed: true,
      },
      {
        what: 'errors that pressing again does not heal',
        broken: ledger.unhealed.length,
        of: [...new Set(ledger.unhealed)].join(', ') || 'none seen',
      },
    ];
  } finally {
    await database.close();
  }
}

async function countActive({ pool }: Database, archived: Set<string>): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM products WHERE status = 'archived'`);
  const gone = new Set(rows.map(({ id }) => id));
  return [...archived].filter((id) => !gone.has(id)).length;
}

/** Makes all files old enough for the sweep, sweeps as the server does every six hours, and looks what is left. */
async function countOrphans({ pool }: Database, env: NodeJS.ProcessEnv, uploads: string) {
  const before = new Date(Date.now() - OLD_MS);
  const names = await readdir(uploads);
  for (const name of names) await utimes(path.join(uploads, name), before, before);
  await deleteOrphanedImages({ pool, files: await openImageStorage(readConfig(env)) });
  const needed = new Set((await selectReferencedUrls(pool)).map((url) => parseImageId(path.basename(url))));
  const left = await readdir(uploads);
  return {
    needed: needed.size,
    swept: names.length - left.length,
    orphans: left.filter((name) => !needed.has(parseImageId(name))).length,
  };
}

/** Each registration is one row of its own, however often the button was pressed, and has one mail. */
async function countMails({ pool }: Database, received: DeliveredMail[]) {
  const { rows } = await pool.query<{ email: string; times: number }>(
    'SELECT email, count(*)::int AS times FROM registrations r JOIN users u ON u.id = r.user_id GROUP BY 1',
  );
  const due = new Map(rows.map(({ email, times }) => [email, times]));
  const idsByAddress = new Map<string, Set<string>>();
  for (const { envelope, headers } of received) {
    for (const to of envelope.to)
      idsByAddress.set(to, (idsByAddress.get(to) ?? new Set()).add(headers['message-id'] ?? ''));
  }
  const ids = [...idsByAddress.values()].map(({ size }) => size);
  return {
    sent: received.length,
    doubled: [...idsByAddress].filter(([to, { size }]) => size > (due.get(to) ?? 0)).length,
    repeated: received.length - ids.reduce((sum, count) => sum + count, 0),
  };
}

function countWithout(registered: Set<string>, received: DeliveredMail[]): number {
  const to = new Set(received.flatMap(({ envelope }) => envelope.to));
  return [...registered].filter((email) => !to.has(email)).length;
}
